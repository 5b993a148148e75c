package dev.ectype.controlplane;

import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.Described.Operation;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** How routes of the description are tried. */
final class Tries {
    private Tries() {}

    static Reply send(Operation operation, Client client, List<String> values, String body) {
        return client.send(operation.method(), path(operation, values), body);
    }

    /** The path with its values, and with the parameters of the query that it cannot do without. */
    static String path(Operation operation, List<String> values) {
        String path = operation.path();
        for (String value : values) {
            path = path.replaceFirst("\\{[^}]+}", value);
        }
        String separator = "?";
        for (JsonNode parameter : operation.node().path("parameters")) {
            if (parameter.path("in").asString("").equals("query")
                    && parameter.path("required").asBoolean(false)) {
                path += separator + parameter.get("name").asString() + "="
                        + parameter.path("example").asString();
                separator = "&";
            }
        }
        return path;
    }

    /** An identifier of the same kind that nobody has. */
    static String neverMade(String id) {
        int prefix = id.indexOf('_') + 1;
        return prefix == 0 ? "never-made" : id.substring(0, prefix) + "0".repeat(id.length() - prefix);
    }

    static String describe(Reply reply, List<String> ids) {
        String body = reply.body().replace(reply.text("requestId"), "REQUEST");
        for (String id : ids) {
            body = body.replace(id, "ID");
        }
        return body;
    }
}
