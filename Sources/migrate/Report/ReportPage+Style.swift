extension ReportPage {
  static let style = """
    :root { color-scheme: light dark; --back: #fff; --card: #f5f6f8; --line: #d5d9e0; --text: #1c2026;
      --dim: #5a6372; --safe: #1a7f4b; --review: #b26a00; --manual: #6b7280; --note: #8f98a8;
      --gone: #ffe3e0; --come: #dcf5e3; --link: #0b57d0; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #14171c; --card: #1d2128; --line: #343b46; --text: #e6e9ee; --dim: #9aa4b2;
        --safe: #3fbf7f; --review: #e0a03a; --manual: #8b95a5; --note: #5f6877;
        --gone: #4a2325; --come: #1c3d2a; --link: #8ab4f8; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--text);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; }
    header, main { max-width: 1280px; margin: 0 auto; padding: 0 20px; }
    h1 { font-size: 24px; margin: 24px 0 0; overflow-wrap: anywhere; }
    h2 { font-size: 17px; margin: 28px 0 8px; }
    p { margin: 4px 0; color: var(--dim); }
    code, pre, .row { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    code { overflow-wrap: anywhere; }
    #totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 12px;
      margin-top: 16px; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 10px 14px; }
    .card b { display: block; font-size: 26px; line-height: 1.2; }
    .card span { color: var(--dim); }
    .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 0 32px; }
    ol { margin: 0; padding: 0; list-style: none; }
    ol li { display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: 8px; padding: 5px 0;
      border-top: 1px solid var(--line); }
    ol li > b { text-align: right; font-variant-numeric: tabular-nums; }
    ol small { color: var(--dim); display: block; overflow-wrap: anywhere; }
    button, select, input { font: inherit; color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 6px; padding: 5px 10px; max-width: 100%; }
    button { cursor: pointer; }
    button[aria-pressed=true] { background: var(--text); color: var(--back); }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
    #tabs, #filters { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 10px; }
    #filters input { flex: 1 1 220px; }
    #filters select { flex: 0 1 200px; min-width: 0; }
    .bar { display: grid; width: 100%; grid-template-columns: minmax(90px, 260px) 1fr 48px; gap: 10px;
      align-items: center; border: 0; background: none; padding: 3px 0; text-align: left; }
    .bar > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .bar > span:last-child { text-align: right; font-variant-numeric: tabular-nums; }
    .bar:hover > span:first-child { text-decoration: underline; }
    .stack { display: flex; height: 16px; }
    .stack i { display: block; min-width: 1px; }
    .safe { background: var(--safe); } .review { background: var(--review); }
    .manual { background: var(--manual); } .note { background: var(--note); }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-bottom: 6px; color: var(--dim); }
    .legend i { display: inline-block; width: 11px; height: 11px; border-radius: 2px; margin-right: 5px; }
    .site { border: 1px solid var(--line); border-radius: 8px; margin: 12px 0; overflow: hidden; }
    .site > div:first-child { background: var(--card); padding: 8px 12px; }
    .place { overflow-wrap: anywhere; font-weight: 600; }
    .mark { color: var(--back); border-radius: 4px; padding: 1px 7px; font-size: 12.5px; }
    .tag { border: 1px solid var(--line); border-radius: 4px; padding: 0 6px; font-size: 12.5px;
      color: var(--dim); }
    .tags { display: flex; flex-wrap: wrap; gap: 5px; }
    .reason { margin: 4px 0; overflow-wrap: anywhere; }
    .sides { display: grid; grid-template-columns: 1fr 1fr; border-top: 1px solid var(--line); }
    .sides.one { grid-template-columns: 1fr; }
    .side { overflow-x: auto; padding: 6px 0; min-width: 0; }
    .side + .side { border-left: 1px solid var(--line); }
    .side h3 { font-size: 12px; font-weight: 600; color: var(--dim); margin: 0 0 2px 12px; }
    .lines { display: inline-block; min-width: 100%; }
    .row { white-space: pre; display: block; padding: 0 12px 0 0; min-height: 1.5em; tab-size: 4; }
    .row::before { content: attr(data-line); display: inline-block; width: 44px; padding-right: 10px;
      text-align: right; color: var(--dim); }
    .gone { background: var(--gone); } .come { background: var(--come); }
    #more { margin: 8px 0 40px; }
    @media (max-width: 720px) {
      header, main { padding: 0 12px; }
      .columns, .sides { grid-template-columns: minmax(0, 1fr); }
      .blank { display: none; }
      .side + .side { border-left: 0; border-top: 1px solid var(--line); }
      #totals { grid-template-columns: 1fr 1fr; }
      #filters select { flex: 1 1 45%; }
      .bar { grid-template-columns: minmax(0, 130px) 1fr 40px; }
      .row::before { width: 34px; }
    }
    @media print { #filters, #tabs, #more { display: none; } .site { break-inside: avoid; } }
    """
}
