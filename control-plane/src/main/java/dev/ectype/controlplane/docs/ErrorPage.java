package dev.ectype.controlplane.docs;

import dev.ectype.controlplane.platform.error.ErrorCode;

/** Renders the page of an error code, to which the {@code type} of a problem links. */
final class ErrorPage {
    private static final String STYLE = """
            :root { color-scheme: light dark; }
            body { font: 1rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1rem; }
            h1 { line-height: 1.2; }
            code { font: 0.95em ui-monospace, monospace; }
            dt { font-weight: 600; margin-top: 1rem; }
            dd { margin: 0; }
            """;

    /** The content security policy allows the page's own style only. */
    static final String POLICY = "default-src 'none'; style-src " + Html.source(STYLE)
            + "; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

    private ErrorPage() {}

    static String of(ErrorCode code) {
        ErrorGuide.Entry entry = ErrorGuide.of(code);
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%1$s · Ectype</title>
                <style>%2$s</style>
                </head>
                <body>
                <main>
                <h1>%1$s</h1>
                <dl>
                <dt>Code</dt>
                <dd><code>%3$s</code></dd>
                <dt>Status</dt>
                <dd><code>%4$s</code></dd>
                <dt>What it means</dt>
                <dd>%5$s</dd>
                <dt>What to do</dt>
                <dd>%6$s</dd>
                <dt>How it is told</dt>
                <dd>%7$s</dd>
                </dl>
                </main>
                <p><a href="/docs">All routes</a></p>
                </body>
                </html>
                """.formatted(
                        Html.text(code.title()),
                        STYLE,
                        code.code(),
                        code.status(),
                        Html.text(entry.meaning()),
                        Html.text(entry.remedy()),
                        Html.text(entry.message()));
    }
}
