package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.ScalarReader;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds a default that only the prose of a description states: {@code Defaults to `true`.} */
final class ProseDefaultReader {
    private static final int LONGEST = 20_000;
    private static final Pattern STATED = Pattern.compile(
            "\\bdefaults?(?: value)?(?: to| is|[:=]) ?[`'\"*]{0,3}([A-Za-z0-9_.-]{1,60})[`'\"*]{0,3}(.{0,12})",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    /** Words that restrict a default to some cases. */
    private static final Pattern LIMITED =
            Pattern.compile("[,(]? ?(if|when|unless|for|in|on|otherwise|and|or|but)\\b.*", Pattern.DOTALL);

    private ProseDefaultReader() {}

    /** Returns a listed enum value, a boolean or a number; a default of a free text is too uncertain. */
    static @Nullable JsonValue of(DescriptionObject schema, @Nullable String type) {
        LocatedNode place = schema.place("description");
        String text = place != null && place.node() instanceof ScalarNode written ? written.text() : "";
        Matcher stated = text.isEmpty() || text.length() > LONGEST ? null : STATED.matcher(text);
        if (stated == null || !stated.find() || LIMITED.matcher(stated.group(2)).matches()) {
            return null;
        }
        String word = stated.group(1).endsWith(".")
                ? stated.group(1).substring(0, stated.group(1).length() - 1)
                : stated.group(1);
        return schema.has("enum") ? listed(schema, type, word) : literal(type, word);
    }

    private static @Nullable JsonValue listed(DescriptionObject schema, @Nullable String type, String word) {
        for (LocatedNode value : schema.list("enum")) {
            if (value.node() instanceof ScalarNode scalar && scalar.text().equals(word)) {
                return ScalarReader.as(type, scalar);
            }
        }
        return null;
    }

    private static @Nullable JsonValue literal(@Nullable String type, String word) {
        if ("boolean".equals(type)) {
            boolean known = word.equalsIgnoreCase("true") || word.equalsIgnoreCase("false");
            return known ? JsonBoolean.of(word.equalsIgnoreCase("true")) : null;
        }
        boolean number = "integer".equals(type) || "number".equals(type);
        return number ? ScalarReader.number(word) : null;
    }
}
