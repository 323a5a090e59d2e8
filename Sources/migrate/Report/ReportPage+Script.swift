extension ReportPage {
  static let script = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const verdicts = ['safe', 'review', 'manual', 'note'].filter(v => data.sites.some(s => s.verdict === v));
    const words = { safe: 'safe', review: 'for review', manual: 'by hand', note: 'no change needed' };
    const byId = id => document.getElementById(id);
    const plural = (n, noun) => n + ' ' + noun + (n === 1 ? '' : 's');

    function make(tag, properties, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(properties || {})) {
        if (name in element) element[name] = value; else element.setAttribute(name, value);
      }
      element.append(...children);
      return element;
    }

    // 'quoted' words become code; an apostrophe within a word is none.
    function prose(text) {
      const parts = text.split(/(?<![\p{L}\p{N}])'(.+?)'(?![\p{L}\p{N}])/u);
      return parts.map((part, i) => i % 2 ? make('code', {}, part) : part);
    }

    const folder = site => site.file.split('/').slice(0, -1).slice(0, 2).join('/') || '(top)';
    const dimensions = {
      codemod: site => [site.codemod],
      module: site => site.modules.length ? site.modules : ['(none)'],
      folder: site => [folder(site)],
    };
    const state = { verdict: '', codemod: '', module: '', folder: '', effect: '', swift6: '', text: '',
      chart: 'codemod' };
    for (const [key, value] of new URLSearchParams(location.hash.slice(1))) if (key in state) state[key] = value;
    if (!(state.chart in dimensions)) state.chart = 'codemod';
    let limit = 50;

    function matches(site, without) {
      const is = (key, values) => key === without || !state[key] || values.includes(state[key]);
      const query = state.text.toLowerCase();
      return is('verdict', [site.verdict]) && is('codemod', [site.codemod])
        && is('module', dimensions.module(site)) && is('folder', dimensions.folder(site))
        && is('effect', site.effects) && is('swift6', [site.swift6])
        && (!query || searchable(site).includes(query));
    }

    function searchable(site) {
      return site.search ??= [site.file + ':' + site.line, site.codemod, site.text,
        ...site.hunks.flatMap(hunk => hunk.rows.map(row => row[1]))].join('\n').toLowerCase();
    }

    function tally(sites, dimension) {
      const counts = new Map();
      for (const site of sites) for (const name of dimensions[dimension](site)) {
        if (!counts.has(name)) counts.set(name, { total: 0 });
        const entry = counts.get(name);
        entry.total += 1;
        entry[site.verdict] = (entry[site.verdict] || 0) + 1;
      }
      return [...counts].sort((a, b) => b[1].total - a[1].total || (a[0] < b[0] ? -1 : 1));
    }

    function set(key, value) {
      state[key] = value;
      limit = 50;
      const hash = new URLSearchParams(Object.entries(state)
        .filter(([key, value]) => value && !(key === 'chart' && value === 'codemod')));
      history.replaceState(null, '', '#' + hash);
      draw();
    }

    function drawTotals() {
      const count = verdict => data.sites.filter(site => site.verdict === verdict).length;
      const safe = data.sites.filter(site => site.verdict === 'safe');
      const compiling = safe.filter(site => site.swift6 === 'compiles').length;
      const cards = [[data.sites.length, 'sites in ' + plural(new Set(data.sites.map(s => s.file)).size, 'file')],
        ...verdicts.map(verdict => [count(verdict), words[verdict]])];
      if (safe.length) cards.push([compiling, 'of the safe ones compile in Swift 6 with nothing else']);
      byId('totals').replaceChildren(...cards.map(([count, text]) =>
        make('div', { className: 'card' }, make('b', {}, String(count)), make('span', {}, text))));
      byId('files').textContent = plural(data.files, 'file') + ' looked at by migrate ' + data.version;
    }

    function drawList(id, entries, none) {
      const all = entries.map(([count, text, small]) => make('li', {}, make('b', {}, String(count)),
        make('span', {}, ...prose(text), make('small', {}, small))));
      const rest = all.splice(8);
      const list = byId(id);
      list.replaceChildren(...all);
      if (!entries.length) list.append(make('p', {}, none));
      if (rest.length) {
        const more = make('button', { onclick: () => more.replaceWith(...rest) }, 'Show ' + rest.length + ' more');
        list.append(more);
      }
    }

    function drawChart() {
      byId('tabs').replaceChildren(...Object.keys(dimensions).map(key => make('button', {
        type: 'button', 'aria-pressed': state.chart === key, onclick: () => set('chart', key) }, 'by ' + key)));
      const rows = tally(data.sites.filter(site => matches(site, state.chart)), state.chart);
      const most = Math.max(1, ...rows.map(row => row[1].total));
      const legend = make('div', { className: 'legend' }, ...verdicts.map(verdict =>
        make('span', {}, make('i', { className: verdict }), words[verdict])));
      byId('chart').replaceChildren(legend, ...rows.slice(0, 30).map(([name, counts]) => {
        const told = verdicts.filter(v => counts[v]).map(v => counts[v] + ' ' + words[v]).join(', ');
        const chosen = state[state.chart] === name;
        return make('button', { className: 'bar', type: 'button', title: name + ': ' + told,
          'aria-pressed': chosen, onclick: () => set(state.chart, chosen ? '' : name) },
          make('span', {}, name),
          make('span', { className: 'stack' }, ...verdicts.filter(v => counts[v]).map(verdict => {
            const part = make('i', { className: verdict });
            part.style.width = 100 * counts[verdict] / most + '%';
            return part;
          })),
          make('span', {}, String(counts.total)));
      }));
      if (rows.length > 30) byId('chart').append(make('p', {}, 'and ' + (rows.length - 30) + ' more'));
    }

    function drawFilters() {
      const choices = {
        verdict: verdicts.map(verdict => [verdict, words[verdict]]),
        codemod: tally(data.sites, 'codemod').map(([name]) => [name, name]),
        module: tally(data.sites, 'module').map(([name]) => [name, name]),
        folder: tally(data.sites, 'folder').map(([name]) => [name, name]),
        effect: [...new Set(data.sites.flatMap(site => site.effects))].sort().map(name => [name, name]),
        swift6: [['compiles', 'compiles in Swift 6'], ['needs-annotation', 'needs an annotation'],
          ['unknown', 'may not compile in Swift 6']],
      };
      const label = { verdict: 'all verdicts', codemod: 'all codemods', module: 'all modules',
        folder: 'all folders', effect: 'all effects', swift6: 'any outlook' };
      const search = make('input', { type: 'search', placeholder: 'Search paths, reasons and code',
        'aria-label': 'Search', value: state.text, oninput: event => set('text', event.target.value) });
      const selects = Object.entries(choices).map(([key, list]) => {
        const select = make('select', { 'aria-label': key, onchange: event => set(key, event.target.value) },
          make('option', { value: '' }, label[key]),
          ...list.map(([value, text]) => make('option', { value }, text)));
        select.dataset.key = key;
        return select;
      });
      const reset = make('button', { type: 'button', onclick: () => {
        for (const key of Object.keys(choices)) state[key] = '';
        search.value = '';
        set('text', '');
      } }, 'Reset');
      byId('filters').replaceChildren(search, ...selects, reset);
    }

    // The rows of both sides, a removed line beside the one that comes in its place.
    function pairs(hunk) {
      const pairs = [];
      let [number, gone, come] = [hunk.line, [], []];
      const flush = () => {
        for (let i = 0; i < Math.max(gone.length, come.length); i++) pairs.push([gone[i], come[i]]);
        [gone, come] = [[], []];
      };
      for (const [mark, text] of hunk.rows) {
        if (mark === ' ') {
          flush();
          pairs.push([{ text, number: number++ }, { text }]);
        } else if (mark === '-') gone.push({ text, number: number++, style: ' gone' });
        else come.push({ text, style: ' come' });
      }
      flush();
      return pairs;
    }

    function side(title, hunks, place) {
      const row = (entry, number) => make('span',
        { className: 'row' + (entry || number ? entry?.style || '' : ' blank'),
        'data-line': number ?? '' }, entry?.text ?? '');
      const lines = hunks.flatMap((hunk, index) => [
        ...(index ? [row(null, '⋯')] : []),
        ...pairs(hunk).map(pair => row(pair[place], pair[place]?.number))]);
      return make('div', { className: 'side' }, make('h3', {}, title),
        make('div', { className: 'lines' }, ...lines));
    }

    function card(site) {
      const changes = site.hunks.some(hunk => hunk.rows.some(row => row[0] !== ' '));
      const tags = [make('span', { className: 'mark ' + site.verdict }, words[site.verdict]),
        make('span', { className: 'tag', title: data.codemods[site.codemod] || '' }, site.codemod),
        ...site.effects.map(effect => make('span', { className: 'tag', title: data.effects[effect] }, effect)),
        ...(site.group ? [make('span', { className: 'tag' }, 'together with others: ' + site.group)] : [])];
      const sides = changes
        ? [side('Before', site.hunks, 0), side('After', site.hunks, 1)]
        : [side('Code', site.hunks, 0)];
      return make('article', { className: 'site' },
        make('div', {}, make('div', { className: 'place' }, site.file + ':' + site.line),
          make('div', { className: 'reason' }, ...prose(site.text)), make('div', { className: 'tags' }, ...tags)),
        make('div', { className: 'sides' + (changes ? '' : ' one') }, ...sides));
    }

    function draw() {
      drawChart();
      for (const select of document.querySelectorAll('#filters select')) select.value = state[select.dataset.key];
      const sites = data.sites.filter(site => matches(site));
      byId('shown').textContent = sites.length === data.sites.length
        ? plural(sites.length, 'site') : sites.length + ' of ' + plural(data.sites.length, 'site');
      byId('sites').replaceChildren(...sites.slice(0, limit).map(card));
      byId('more').hidden = sites.length <= limit;
    }

    byId('more').onclick = () => { limit += 100; draw(); };
    drawTotals();
    drawList('steps', data.steps.map(step => [step.count, step.advice, step.file]), 'No one step frees several sites.');
    drawList('reasons', data.reasons.map(reason => [reason.count, reason.text, reason.codemod]), 'None is.');
    drawFilters();
    draw();
    """#
}
