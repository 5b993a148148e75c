package dev.ectype.controlplane.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes a Python sample for an operation, with the client's method, or with {@code request} if there is none. */
final class PythonSample {
    private static final int LONGEST = 100;
    private static final String FILE = "file";
    private static final String SCHEMA = "/requestBody/content/application~1json/schema";

    private final JsonMapper json;
    private final String server;

    PythonSample(JsonMapper json, String server) {
        this.json = json;
        this.server = server;
    }

    /** Returns the program, or empty if the response is a page. */
    Optional<String> of(String method, String path, ObjectNode operation) {
        Optional<String> sent = CodeSamples.file(operation);
        String answered = answered(operation);
        String known =
                PythonMethods.BY_OPERATION.get(operation.path("operationId").asString(""));
        if (known == null && !answered.isEmpty() && !answered.equals(CodeSamples.JSON)) {
            return Optional.empty();
        }
        List<String> arguments = known == null
                ? requested(method, CodeSamples.filled(path, operation), operation)
                : arguments(operation, answered);
        String opened = sent.map(name -> ", open(" + text(name) + ", \"rb\") as " + FILE)
                .orElse("");
        String call = "client." + (known == null ? "request" : known);
        return Optional.of("from ectype import Ectype\n\nwith Ectype(base_url=" + text(server) + ") as client" + opened
                + ":\n" + statement(call, arguments, operation));
    }

    private static String statement(String call, List<String> arguments, ObjectNode operation) {
        String whole = call + "(" + String.join(", ", arguments) + ")";
        if (operation.path("operationId").asString("").startsWith("list")) {
            return "    for item in " + whole + ":\n        print(item)";
        }
        if (operation.at("/responses/204").isObject()) {
            return "    " + whole;
        }
        if (whole.length() <= LONGEST) {
            return "    print(" + whole + ")";
        }
        return "    reply = " + call + "(\n        " + String.join(",\n        ", arguments)
                + ",\n    )\n    print(reply)";
    }

    /** Returns the arguments of a client method: path parameters by position, body members by name. */
    private List<String> arguments(ObjectNode operation, String answered) {
        List<String> arguments = new ArrayList<>();
        for (JsonNode parameter : operation.path("parameters")) {
            if (parameter.path("in").asString("").equals("path")) {
                JsonNode example = parameter.path("example");
                arguments.add(example.isNumber() ? literal(example) : text(example.asString("")));
            }
        }
        CodeSamples.file(operation).ifPresent(name -> arguments.add(FILE));
        if (!answered.isEmpty() && !answered.equals(CodeSamples.JSON)) {
            arguments.add(text(answered.endsWith("zip") ? "export.zip" : "recording.jsonl"));
        }
        JsonNode body = CodeSamples.body(operation);
        // A body without described members is a single argument.
        if (body.isObject() && operation.at(SCHEMA).path("$ref").isMissingNode()) {
            arguments.add(literal(body));
        } else {
            body.properties().forEach(each -> arguments.add(snake(each.getKey()) + "=" + literal(each.getValue())));
        }
        for (JsonNode parameter : operation.path("parameters")) {
            if (parameter.path("in").asString("").equals("query") && isRequired(parameter)) {
                arguments.add(snake(parameter.path("name").asString("")) + "=" + literal(parameter.path("example")));
            }
        }
        return arguments;
    }

    /** The client computes the digest itself. */
    private static boolean isRequired(JsonNode parameter) {
        return parameter.path("required").asBoolean(false)
                && !parameter.path("name").asString("").equals("sha256");
    }

    private List<String> requested(String method, String path, ObjectNode operation) {
        List<String> arguments = new ArrayList<>(List.of(text(method), text(path)));
        JsonNode body = CodeSamples.body(operation);
        if (!body.isMissingNode()) {
            arguments.add("json=" + literal(body));
        }
        if (CodeSamples.file(operation).isPresent()) {
            arguments.add("content=" + FILE);
            arguments.add("headers={\"Content-Type\": " + text(CodeSamples.fileType(operation)) + "}");
        }
        return arguments;
    }

    /** Returns the media type of the response, or empty. */
    private static String answered(ObjectNode operation) {
        for (String status : List.of("200", "201", "202")) {
            JsonNode content = operation.path("responses").path(status).path("content");
            for (String type : content.propertyNames()) {
                return type;
            }
        }
        return "";
    }

    private String literal(JsonNode value) {
        List<String> parts = new ArrayList<>();
        if (value.isObject()) {
            value.properties().forEach(each -> parts.add(text(each.getKey()) + ": " + literal(each.getValue())));
            return "{" + String.join(", ", parts) + "}";
        }
        if (value.isArray()) {
            value.forEach(each -> parts.add(literal(each)));
            return "[" + String.join(", ", parts) + "]";
        }
        if (value.isBoolean()) {
            return value.asBoolean() ? "True" : "False";
        }
        return value.isNull() ? "None" : json.writeValueAsString(value);
    }

    /** JSON strings are valid Python strings. */
    private String text(String value) {
        return json.writeValueAsString(value);
    }

    private static String snake(String name) {
        return name.replaceAll("([A-Z])", "_$1").toLowerCase(java.util.Locale.ROOT);
    }
}
