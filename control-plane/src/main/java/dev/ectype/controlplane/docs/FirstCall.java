package dev.ectype.controlplane.docs;

import java.net.URI;

/** Renders the beginning of the documentation page: how to get a key, and commands that create a project and list it. */
final class FirstCall {
    private static final String KEY = "x-service-key: $ECTYPE_API_KEY";

    private static final String EXPORT = "export ECTYPE_API_KEY=usk_admin_…";
    private static final String CREATE = """
            curl -X POST '%s/v1/projects' \\
              -H "%s" \\
              -H 'Content-Type: application/json' \\
              -d '{"name": "My first project"}'""";
    private static final String LIST = """
            curl '%s/v1/projects' \\
              -H "%s\"""";
    private static final String NEW_KEY = """
            curl -X POST '%s/v1/api-keys' \\
              -H "%s" \\
              -H 'Content-Type: application/json' \\
              -d '{"name": "CI", "scope": "write"}'""";

    private FirstCall() {}

    static String of(URI api) {
        return """
                <main id="first-call">
                <h1>Make a first call</h1>
                <ol>
                <li>Copy the key that the control plane printed at its first start (<code>admin-key usk_admin_…</code>) into a shell:
                <pre>%s</pre>
                No key left? <code>ectype control-plane organization key default</code> prints a new one.</li>
                <li>Create a project. The reply has the status 201:
                <pre>%s</pre></li>
                <li>List the projects:
                <pre>%s</pre></li>
                <li>Create a key of a smaller scope for a program. The reply contains its secret once:
                <pre>%s</pre></li>
                </ol>
                <p>All routes follow below; each has samples for curl and Python. Programs can read <a href="/openapi.json">the description</a>.</p>
                </main>
                """.formatted(EXPORT, command(CREATE, api), command(LIST, api), command(NEW_KEY, api));
    }

    private static String command(String template, URI api) {
        return Html.text(template.formatted(api, KEY));
    }
}
