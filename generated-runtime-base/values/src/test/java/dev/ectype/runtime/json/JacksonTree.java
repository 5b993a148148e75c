package dev.ectype.runtime.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Parses JSON with Jackson to plain Java values, as the reference of a differential test. */
final class JacksonTree {
    private static final JsonFactory FACTORY = new JsonFactory();

    /** Holds the literal of a number, so that it never equals a string of the same characters. */
    record Literal(String text) {}

    private JacksonTree() {}

    static Object read(byte[] bytes) throws IOException {
        try (JsonParser parser = FACTORY.createParser(utf8(bytes))) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                throw new IOException("no value");
            }
            Object value = value(parser, first);
            if (parser.nextToken() != null) {
                throw new IOException("a second value");
            }
            return value;
        }
    }

    static Object of(Document document) {
        return switch (document.kind()) {
            case OBJECT -> {
                Map<String, Object> members = new LinkedHashMap<>();
                document.members().forEach(member -> members.put(member.name(), of(member.value())));
                yield members;
            }
            case ARRAY -> {
                List<Object> elements = new ArrayList<>();
                document.elements().forEach(element -> elements.add(of(element)));
                yield elements;
            }
            case STRING -> document.text();
            case NUMBER -> new Literal(document.literal());
            default -> document.kind();
        };
    }

    private static Object value(JsonParser parser, @Nullable JsonToken token) throws IOException {
        if (token == null) {
            throw new IOException("end of input");
        }
        return switch (token) {
            case START_OBJECT -> members(parser);
            case START_ARRAY -> elements(parser);
            case VALUE_STRING -> withoutLoneSurrogates(parser.getText());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Literal(parser.getText());
            case VALUE_TRUE -> JsonKind.TRUE;
            case VALUE_FALSE -> JsonKind.FALSE;
            case VALUE_NULL -> JsonKind.NULL;
            default -> throw new IOException("unexpected " + token);
        };
    }

    private static Map<String, Object> members(JsonParser parser) throws IOException {
        Map<String, Object> members = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = withoutLoneSurrogates(parser.currentName());
            members.put(name, value(parser, parser.nextToken()));
        }
        return members;
    }

    private static List<Object> elements(JsonParser parser) throws IOException {
        List<Object> elements = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            elements.add(value(parser, token));
        }
        return elements;
    }

    private static String withoutLoneSurrogates(String text) {
        StringBuilder replaced = new StringBuilder();
        text.codePoints()
                .forEach(codePoint ->
                        replaced.appendCodePoint(codePoint >= 0xD800 && codePoint < 0xE000 ? 0xFFFD : codePoint));
        return replaced.toString();
    }

    // Jackson accepts malformed bytes and guesses other encodings, so it gets a decoded text.
    private static String utf8(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }
}
