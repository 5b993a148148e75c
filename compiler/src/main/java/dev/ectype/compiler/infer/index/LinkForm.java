package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Lists the forms of links within an API. */
public enum LinkForm {
    /** With scheme and host. */
    ABSOLUTE,
    /** From the path on. */
    RELATIVE;

    private static final Pattern RELATIVE_WORDS =
            Pattern.compile("\\brelative\\b|\\bwithout (the )?(host|domain|origin|base)");
    private static final Pattern ABSOLUTE_WORDS =
            Pattern.compile("\\babsolute\\b|\\b(full|complete|fully[- ]qualified) (url|uri|link|address)");

    /** Returns the form of an example, or null for other values. */
    public static @Nullable LinkForm ofExample(@Nullable JsonValue example) {
        String text = example instanceof JsonText value ? value.text() : "";
        return text.startsWith("/") && !text.startsWith("//") ? RELATIVE : text.contains("://") ? ABSOLUTE : null;
    }

    /** Returns the form that the examples or the texts of a resolved type show, or null. */
    public static @Nullable LinkForm stated(TypeRef type) {
        for (JsonValue example : type.notes().examples()) {
            LinkForm form = ofExample(example);
            if (form != null) {
                return form;
            }
        }
        String text = Stream.of(type.notes().title(), type.notes().description())
                .map(String::valueOf)
                .reduce("", (all, each) -> all + " " + each)
                .toLowerCase(Locale.ROOT);
        boolean relative = RELATIVE_WORDS.matcher(text).find();
        boolean absolute = ABSOLUTE_WORDS.matcher(text).find();
        return relative == absolute ? null : relative ? RELATIVE : ABSOLUTE;
    }

    /** Returns the form that the format of a resolved type means, or null. */
    public static @Nullable LinkForm ofFormat(@Nullable TypeRef type) {
        String format = type instanceof TextType text ? String.valueOf(text.format()) : "";
        return switch (format) {
            case "uri-reference", "iri-reference" -> RELATIVE;
            case "uri", "url", "iri" -> ABSOLUTE;
            default -> null;
        };
    }
}
