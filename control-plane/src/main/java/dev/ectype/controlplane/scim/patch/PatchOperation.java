package dev.ectype.controlplane.scim.patch;

import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.scim.schema.ScimErrors;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Represents one operation of a PATCH request.
 *
 * @param path the path of the changed attribute; null if the value names the attributes
 * @param value the new value, or the values to remove; null without one
 */
public record PatchOperation(
        Kind kind, @Nullable String path, @Nullable JsonNode value) {
    /** The maximum number of operations of a request. */
    public static final int MOST = 1_000;

    /** Lists the kinds of operations. */
    public enum Kind {
        ADD,
        REPLACE,
        REMOVE
    }

    /** Reads the operations of a request. The names of members and kinds ignore case, because Entra ID capitalises them. */
    public static List<PatchOperation> read(@Nullable JsonNode body) {
        JsonNode operations = body == null ? null : member(body, "Operations");
        if (operations == null || !operations.isArray() || operations.isEmpty()) {
            throw ScimErrors.invalidSyntax(
                    "The body must be a JSON object with the list Operations, which has at least one operation.");
        } else if (operations.size() > MOST) {
            throw ScimErrors.tooMany(
                    "The request has " + operations.size() + " operations; send at most " + MOST + ".");
        }
        List<PatchOperation> read = new ArrayList<>();
        for (JsonNode operation : operations) {
            read.add(operation(operation, "Operations[" + read.size() + "]"));
        }
        return read;
    }

    private static PatchOperation operation(JsonNode operation, String place) {
        JsonNode kind = member(operation, "op");
        JsonNode path = member(operation, "path");
        JsonNode value = member(operation, "value");
        if (path != null && !path.isString() && !path.isNull()) {
            throw ScimErrors.invalidSyntax(
                    place + ".path must be a text, but was " + Excerpt.of(path.toString()) + ".");
        }
        String text = path == null || path.isNull() ? "" : path.stringValue().strip();
        return new PatchOperation(kind(kind, place), text.isEmpty() ? null : text, value);
    }

    private static Kind kind(@Nullable JsonNode text, String place) {
        for (Kind kind : Kind.values()) {
            if (text != null && text.isString() && kind.name().equalsIgnoreCase(text.stringValue())) {
                return kind;
            }
        }
        throw ScimErrors.invalidSyntax(place + ".op must be add, replace or remove, but was "
                + (text == null ? "missing" : Excerpt.of(text.toString())) + ".");
    }

    private static @Nullable JsonNode member(JsonNode object, String name) {
        for (Map.Entry<String, JsonNode> member : object.properties()) {
            if (member.getKey().equalsIgnoreCase(name)) {
                return member.getValue();
            }
        }
        return null;
    }
}
