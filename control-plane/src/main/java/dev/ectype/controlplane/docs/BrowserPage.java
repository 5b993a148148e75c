package dev.ectype.controlplane.docs;

/**
 * Serves the page to browse the description and to call routes, without content of other hosts. Samples come from the description. The
 * field for the key is empty, because the page's default would show a fake key.
 */
final class BrowserPage {
    static final String SCRIPT = "/docs/scalar.js";

    private static final String START = """
            Scalar.createApiReference('#app', {
              url: '/openapi.json',
              servers: [{ url: location.origin }],
              proxyUrl: '',
              telemetry: false,
              withDefaultFonts: false,
              hideClientButton: true,
              showDeveloperTools: 'never',
              agent: { disabled: true },
              mcp: { disabled: true },
              documentDownloadType: 'json',
              hiddenClients: true,
              authentication: { preferredSecurityScheme: 'serviceKey' }
            })
            """;

    /** The content security policy allows inline styles, which the script creates, and everything else from this host only. */
    static final String POLICY = "default-src 'none'; script-src 'self' " + Html.source(START)
            + "; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'"
            + "; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

    static final String PAGE = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Ectype Control Plane</title>
            <link rel="icon" href="data:,">
            <style>.scalar-password-input::placeholder { color: transparent !important }</style>
            </head>
            <body>
            <noscript>This page needs JavaScript; <a href="/openapi.json">the description</a> does not.</noscript>
            <div id="app"></div>
            <script src="%s"></script>
            <script>%s</script>
            </body>
            </html>
            """.formatted(SCRIPT, START);

    private BrowserPage() {}
}
