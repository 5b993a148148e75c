package dev.ectype.runtime.emulator.route;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.nio.charset.StandardCharsets;

/** Checks whether a type allows a path text as a string, a number or a boolean. */
final class PathTextMatcher {
    private static final int LONGEST_LITERAL = 40;

    private PathTextMatcher() {}

    static boolean allows(Schema type, String text) {
        if (type instanceof TextSchema free && isFree(free)) {
            return true;
        }
        return Validator.allows(type, Document.of(text), Direction.REQUEST)
                || isLiteral(text) && allowsLiteral(type, text);
    }

    static boolean isFree(TextSchema type) {
        return type.format() == null
                && type.minLength() < 2
                && type.maxLength() == Integer.MAX_VALUE
                && type.patterns().isEmpty();
    }

    private static boolean isLiteral(String text) {
        char first = text.isEmpty() ? ' ' : text.charAt(0);
        return text.length() <= LONGEST_LITERAL
                && (first >= '0' && first <= '9' || first == '-' || first == 't' || first == 'f');
    }

    private static boolean allowsLiteral(Schema type, String text) {
        try {
            Document literal = Json.parse(text.getBytes(StandardCharsets.UTF_8));
            return Validator.allows(type, literal, Direction.REQUEST);
        } catch (MalformedJson noLiteral) {
            return false;
        }
    }
}
