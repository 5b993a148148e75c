package dev.ectype.controlplane.docs;

import java.net.URI;

/**
 * Renders the page with a first call and the description, from which users call routes, without content of other hosts. Samples come from the description. The
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

    private static final String STYLE = """
            :root { color-scheme: light dark }
            body { margin: 0; background: var(--scalar-background-1, Canvas); color: var(--scalar-color-1, CanvasText) }
            #first-call { font: 1rem/1.6 system-ui, sans-serif; max-width: 52rem; margin: 0 auto; padding: 2rem 1rem }
            #first-call pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.25rem }
            #first-call a { color: inherit }
            .scalar-password-input::placeholder { color: transparent !important }
            """;

    private static final String PAGE = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Ectype Control Plane</title>
            <link rel="icon" href="data:,">
            <style>%s</style>
            </head>
            <body>
            %s<noscript>The list of routes needs JavaScript; <a href="/openapi.json">the description</a> does not.</noscript>
            <div id="app"></div>
            <script src="%s"></script>
            <script>%s</script>
            </body>
            </html>
            """;

    private BrowserPage() {}

    /** Returns the page of a service that clients reach at an address. */
    static String of(URI api) {
        return PAGE.formatted(STYLE, FirstCall.of(api), SCRIPT, START);
    }
}
