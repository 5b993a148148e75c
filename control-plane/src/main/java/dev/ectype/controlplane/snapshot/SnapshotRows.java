package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.IOException;
import java.io.InputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the instances of a snapshot, one after the other; no more than one is ever in memory. */
final class SnapshotRows {
    private static final JsonMapper JSON = JsonMapper.shared();

    private SnapshotRows() {}

    /** Shows each instance to somebody. */
    static void read(InputStream json, Visitor visitor) throws IOException {
        try (JsonParser parser = JSON.createParser(json)) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean resources = parser.currentName().equals("resources");
                parser.nextToken();
                if (resources) {
                    resources(parser, visitor);
                } else {
                    parser.skipChildren();
                }
            }
        } catch (JacksonException broken) {
            throw new ServiceException(
                    ErrorCode.INTERNAL, "The content of this snapshot is broken; tell the operator.");
        }
    }

    private static void resources(JsonParser parser, Visitor visitor) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String resource = parser.currentName();
            if (parser.nextToken() != JsonToken.START_ARRAY) {
                parser.skipChildren();
                continue;
            }
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                JsonNode row = parser.readValueAsTree();
                visitor.visit(resource, row.path("id").asString(""), row.path("document"));
            }
        }
    }

    /** Whoever looks at instances. */
    interface Visitor {
        void visit(String resource, String id, JsonNode document);
    }
}
