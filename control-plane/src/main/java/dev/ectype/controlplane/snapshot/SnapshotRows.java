package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;

/** Reads the instances of a snapshot one by one. It holds the member names of one instance, and no long strings. */
final class SnapshotRows {
    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .build();

    private SnapshotRows() {}

    /** Passes each instance to a consumer. */
    static void read(InputStream json, Consumer<SnapshotRow> visitor) throws IOException {
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), new ShortTexts(json))) {
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
                    ErrorCode.INTERNAL, "The content of this snapshot is damaged; inform the operator.");
        }
    }

    private static void resources(JsonParser parser, Consumer<SnapshotRow> visitor) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String resource = parser.currentName();
            if (parser.nextToken() != JsonToken.START_ARRAY) {
                parser.skipChildren();
                continue;
            }
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                visitor.accept(row(resource, parser));
            }
        }
    }

    private static SnapshotRow row(String resource, JsonParser parser) {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            return new SnapshotRow(resource, "", ContentHash.of(parser), Map.of());
        }
        String id = "";
        Map<String, ContentHash> members = new LinkedHashMap<>();
        ContentHash hash = ContentHash.NONE;
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            JsonToken value = parser.nextToken();
            if (name.equals("document")) {
                members.clear();
                hash = value == JsonToken.START_OBJECT ? document(parser, members) : ContentHash.of(parser);
            } else if (name.equals("id") && value.isScalarValue() && value != JsonToken.VALUE_NULL) {
                id = parser.getString();
            } else {
                parser.skipChildren();
            }
        }
        return new SnapshotRow(resource, id, hash, members);
    }

    private static ContentHash document(JsonParser parser, Map<String, ContentHash> members) {
        ComparisonMemory memory = new ComparisonMemory();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            memory.take(name);
            parser.nextToken();
            members.put(name, ContentHash.of(parser));
        }
        return ContentHash.of(members);
    }
}
