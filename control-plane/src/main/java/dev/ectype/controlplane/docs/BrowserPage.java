package dev.ectype.controlplane.docs;

/**
 * The page to browse the description and to try routes, with nothing from any other host. Samples are those of the description; a key is
 * asked for in an empty field, which by itself would show something that looks like one.
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

    /** The script of the page makes styles as it goes; all else is of this host, and requests go to this host alone. */
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
