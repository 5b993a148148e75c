package dev.ectype.controlplane.dashboard.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.json.JsonMapper;

/**
 * Formats JSON with indentation and marks its values; other texts stay as they are.
 *
 * @param parts the text in order
 * @param isCut whether the text is longer than its limit
 */
public record HighlightedJson(List<TextPart> parts, boolean isCut) {
    private static final JsonMapper MAPPER = JsonMapper.shared();

    /**
     * Formats a text.
     *
     * @param limit the maximum number of characters
     */
    static HighlightedJson of(String text, int limit) {
        HighlightedJson json = json(text, limit);
        return json == null ? plain(text, limit) : json;
    }

    /** Formats an object or array; returns null for other texts. */
    static @Nullable HighlightedJson json(String text, int limit) {
        String start = text.stripLeading();
        if (!start.startsWith("{") && !start.startsWith("[")) {
            return null;
        }
        try (JsonParser parser = MAPPER.createParser(text)) {
            Writer writer = new Writer(limit);
            writer.write(parser);
            return writer.end();
        } catch (JacksonException other) {
            return null;
        }
    }

    /** Returns the formatted text without marks. */
    String text() {
        return parts.stream().map(TextPart::text).collect(Collectors.joining());
    }

    /** Returns a text as it is. */
    static HighlightedJson plain(String text, int limit) {
        boolean cut = text.length() > limit;
        return text.isEmpty()
                ? new HighlightedJson(List.of(), false)
                : new HighlightedJson(List.of(new TextPart(null, cut ? text.substring(0, limit) : text)), cut);
    }

    /** Collects the parts up to a limit. */
    private static final class Writer {
        private static final String INDENT = "  ";

        private final int limit;
        private final List<TextPart> parts = new ArrayList<>();
        private final StringBuilder plain = new StringBuilder();
        private int length;
        private int depth;
        private boolean first = true;
        private boolean afterName;

        Writer(int limit) {
            this.limit = limit;
        }

        void write(JsonParser parser) {
            for (JsonToken token = parser.nextToken(); token != null && length <= limit; token = parser.nextToken()) {
                write(token, parser);
            }
        }

        private void write(JsonToken token, JsonParser parser) {
            if (token == JsonToken.END_OBJECT || token == JsonToken.END_ARRAY) {
                depth--;
                if (!first) {
                    line();
                }
                first = false;
                plain(token == JsonToken.END_OBJECT ? "}" : "]");
                return;
            }
            begin();
            switch (token) {
                case PROPERTY_NAME -> {
                    part("member", MAPPER.writeValueAsString(parser.currentName()));
                    plain(": ");
                    afterName = true;
                }
                case START_OBJECT, START_ARRAY -> {
                    plain(token == JsonToken.START_OBJECT ? "{" : "[");
                    depth++;
                    first = true;
                }
                case VALUE_STRING -> part("string", MAPPER.writeValueAsString(parser.getString()));
                case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> part("number", parser.getString());
                default -> part("literal", parser.getString());
            }
        }

        /** Separates a name or value from the one before it. */
        private void begin() {
            if (afterName) {
                afterName = false;
                return;
            }
            if (!first && depth > 0) {
                plain(",");
            }
            if (!first || depth > 0) {
                line();
            }
            first = false;
        }

        private void line() {
            plain("\n" + INDENT.repeat(depth));
        }

        private void plain(String text) {
            plain.append(text);
            length += text.length();
        }

        private void part(String kind, String text) {
            flush();
            int room = Math.max(0, limit - length);
            parts.add(new TextPart(kind, text.length() > room ? text.substring(0, room) + "…" : text));
            length += text.length();
        }

        private void flush() {
            if (!plain.isEmpty()) {
                parts.add(new TextPart(null, plain.toString()));
                plain.setLength(0);
            }
        }

        HighlightedJson end() {
            flush();
            return new HighlightedJson(parts, length > limit);
        }
    }
}
