/// The page around a report: it asks no server, and follows the reader's choice of light and dark.
enum ReportPage {
  /// - Parameters:
  ///   - json: what is shown, without a `<`.
  static func text(title: String, json: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Swift 6 concurrency: \(escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <header>
      <h1>Swift 6 concurrency: \(escaped(title))</h1>
      <p id="files"></p>
    </header>
    <main>
      <noscript>This page needs JavaScript to show its sites; 'migrate report' shows them as text.</noscript>
      <section id="totals" aria-label="Totals"></section>
      <section class="columns">
        <div><h2>What blocks the most sites</h2><ol id="steps"></ol></div>
        <div><h2>Why sites are left unchanged</h2><ol id="reasons"></ol></div>
      </section>
      <section>
        <h2>Where the sites are</h2>
        <div id="tabs" role="group" aria-label="Chart by"></div>
        <div id="chart"></div>
      </section>
      <section>
        <h2>Sites</h2>
        <form id="filters" onsubmit="return false"></form>
        <p id="shown" aria-live="polite"></p>
        <div id="sites"></div>
        <button id="more" hidden>Show more</button>
      </section>
    </main>
    <script type="application/json" id="data">\(json)</script>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
