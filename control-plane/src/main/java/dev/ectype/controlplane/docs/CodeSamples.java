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

/** Shows of each operation how it is called, as it can be pasted: with curl, by the command that does it, and from Python. */
final class CodeSamples {
    private static final String SAMPLES = "x-codeSamples";
    static final String JSON = "application/json";
    private static final String SHELL = "Shell";
    private static final String CONTINUED = " \\\n  ";

    /** Commands that do what an operation does, by its name. */
    private static final Map<String, String> COMMANDS =
            Map.of("registerEmulator", "ectype emulate petstore --register --project shop");

    /** Files that are sent as they are, by their media type. */
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
        // With data curl posts, and without it gets.
        boolean usual = method.equals(sends || file.isPresent() ? "POST" : "GET");
        parts.add("curl " + (usual ? "" : "-X " + method + " ") + quoted(server + filled(path, operation)));
        if (!operation.path(DescribeOperations.SCOPE).asString("").equals(DescribeOperations.PUBLIC)) {
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

    /** The example of the JSON that an operation takes, if it takes any. */
    static JsonNode body(ObjectNode operation) {
        return operation.at("/requestBody/content/application~1json/example");
    }

    /** The name of the file that an operation takes as it is, if it takes one. */
    static Optional<String> file(ObjectNode operation) {
        return Optional.ofNullable(FILES.get(fileType(operation)));
    }

    /** The media type of that file, or nothing. */
    static String fileType(ObjectNode operation) {
        for (String type : operation.at("/requestBody/content").propertyNames()) {
            if (FILES.containsKey(type)) {
                return type;
            }
        }
        return "";
    }

    /** The path with the examples of what it needs. */
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

    /** A text that no shell changes. */
    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
