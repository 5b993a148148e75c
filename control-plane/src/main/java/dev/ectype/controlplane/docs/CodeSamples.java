package dev.ectype.controlplane.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Adds code samples to each operation: curl, the CLI command and Python. */
final class CodeSamples {
    private static final String SAMPLES = "x-codeSamples";
    static final String JSON = "application/json";
    private static final String SHELL = "Shell";
    private static final String CONTINUED = " \\\n  ";

    /** Maps operations to CLI commands. */
    private static final Map<String, String> COMMANDS =
            Map.of("registerEmulator", "ectype emulate petstore --register --project shop");

    /** Maps media types to names of sample files that are sent unchanged. */
    private static final Map<String, String> FILES =
            Map.of("application/x-ndjson", "recording.jsonl", "application/octet-stream", "part");

    private final ObjectWriter json;
    private final String server;
    private final PythonSample python;

    CodeSamples(ObjectNode description, JsonMapper json) {
        this.json = json.writer()
                .with(new DefaultPrettyPrinter(
                        Separators.createDefaultInstance().withObjectNameValueSpacing(Separators.Spacing.AFTER)));
        this.server = description.at("/servers/0/url").asString("");
        this.python = new PythonSample(json, server);
    }

    void addTo(ObjectNode description) {
        for (Map.Entry<String, JsonNode> path : description.path("paths").properties()) {
            for (Map.Entry<String, JsonNode> operation : path.getValue().properties()) {
                ObjectNode described = (ObjectNode) operation.getValue();
                ArrayNode samples = described.putArray(SAMPLES);
                String method = operation.getKey().toUpperCase(java.util.Locale.ROOT);
                add(samples, SHELL, "curl", curl(method, path.getKey(), described));
                String command = COMMANDS.get(described.path("operationId").asString(""));
                if (command != null) {
                    add(samples, SHELL, "ectype", command);
                }
                python.of(method, path.getKey(), described)
                        .ifPresent(program -> add(samples, "Python", "Python", program));
            }
        }
    }

    private static void add(ArrayNode samples, String language, String label, String source) {
        samples.addObject().put("lang", language).put("label", label).put("source", source);
    }

    private String curl(String method, String path, ObjectNode operation) {
        List<String> parts = new ArrayList<>();
        JsonNode body = body(operation);
        boolean sends = !body.isMissingNode();
        Optional<String> file = file(operation);
        // curl defaults to POST with data and to GET without.
        boolean usual = method.equals(sends || file.isPresent() ? "POST" : "GET");
        parts.add("curl " + (usual ? "" : "-X " + method + " ") + quoted(server + filled(path, operation)));
        if (operation.has(DescribeOperations.CREDENTIAL)) {
            parts.add("-H \"Authorization: Bearer $ECTYPE_SESSION\"");
        } else if (!operation.path(DescribeOperations.SCOPE).asString("").equals(DescribeOperations.PUBLIC)) {
            parts.add("-H \"x-service-key: $ECTYPE_API_KEY\"");
        }
        if (sends) {
            parts.add("-H " + quoted("Content-Type: " + JSON));
            parts.add("-d " + quoted(json.writeValueAsString(body)));
        }
        if (file.isPresent()) {
            parts.add("-H " + quoted("Content-Type: " + fileType(operation)));
            parts.add("--data-binary @" + file.get());
        }
        if (operation.at("/responses/200/content/application~1zip").isObject()) {
            parts.add("-OJ");
        }
        return String.join(CONTINUED, parts);
    }

    /** Returns the example of the JSON request body, if there is one. */
    static JsonNode body(ObjectNode operation) {
        return operation.at("/requestBody/content/application~1json/example");
    }

    /** Returns the name of the sample file for the request body, if it is a file. */
    static Optional<String> file(ObjectNode operation) {
        return Optional.ofNullable(FILES.get(fileType(operation)));
    }

    /** Returns the media type of that file, or empty. */
    static String fileType(ObjectNode operation) {
        for (String type : operation.at("/requestBody/content").propertyNames()) {
            if (FILES.containsKey(type)) {
                return type;
            }
        }
        return "";
    }

    /** Returns the path with the examples of its parameters. */
    static String filled(String path, ObjectNode operation) {
        String filled = path;
        String separator = "?";
        for (JsonNode parameter : operation.path("parameters")) {
            String name = parameter.path("name").asString("");
            String example = parameter.path("example").asString("");
            String in = parameter.path("in").asString("");
            if (in.equals("path")) {
                filled = filled.replace("{" + name + "}", example);
            } else if (in.equals("query") && parameter.path("required").asBoolean(false)) {
                filled += separator + name + "=" + example;
                separator = "&";
            }
        }
        return filled;
    }

    /** Quotes a text for a shell. */
    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
