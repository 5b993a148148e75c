package dev.ectype.compiler.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads strict JSON: one value, no duplicate members, no trailing content. */
public final class JsonReader {
    private static final int DEPTH = 500;
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEPTH)
                    .maxNumberLength(JsonNumber.LONGEST)
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final JsonParser parser;

    private JsonReader(JsonParser parser) {
        this.parser = parser;
    }

    public static JsonValue read(byte[] bytes) {
        return read(new String(bytes, StandardCharsets.UTF_8));
    }

    /** Reads one value or throws {@link MalformedJson}. */
    public static JsonValue read(String text) {
        try (JsonParser parser = FACTORY.createParser(text)) {
            JsonReader reader = new JsonReader(parser);
            JsonValue value = reader.value(parser.nextToken());
            if (parser.nextToken() != null) {
                throw reader.malformed("a second value follows the first", parser.currentTokenLocation());
            }
            return value;
        } catch (JsonProcessingException problem) {
            JsonLocation at = problem.getLocation() == null ? JsonLocation.NA : problem.getLocation();
            throw new MalformedJson(problem.getOriginalMessage(), at.getLineNr(), at.getColumnNr());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private JsonValue value(JsonToken token) throws IOException {
        if (token == null) {
            throw malformed("there is no value", parser.currentLocation());
        }
        return switch (token) {
            case START_OBJECT -> object();
            case START_ARRAY -> array();
            case VALUE_STRING -> new JsonText(parser.getText());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new JsonNumber(parser.getText());
            case VALUE_TRUE -> JsonBoolean.TRUE;
            case VALUE_FALSE -> JsonBoolean.FALSE;
            default -> JsonNull.NULL;
        };
    }

    private JsonValue object() throws IOException {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            members.put(name, value(parser.nextToken()));
        }
        return new JsonObject(members);
    }

    private JsonValue array() throws IOException {
        List<JsonValue> elements = new ArrayList<>();
        JsonToken token = parser.nextToken();
        while (token != JsonToken.END_ARRAY) {
            elements.add(value(token));
            token = parser.nextToken();
        }
        return new JsonArray(elements);
    }

    private MalformedJson malformed(String message, JsonLocation at) {
        return new MalformedJson(message, at.getLineNr(), at.getColumnNr());
    }
}
