package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.BooleanNode;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the rules of texts and numbers. */
public final class PrimitiveReader {
    private static final List<String> ENCODINGS = List.of("base64", "base64url", "8bit", "7bit", "binary");
    private static final Pattern JSON = Pattern.compile("application/([a-z0-9.-]+\\+)?json(;|$)");
    /** Media types of binary data. */
    private static final Pattern BYTES =
            Pattern.compile("(image/(?!svg)|audio/|video/|font/|application/(octet-stream|pdf|zip|gzip)(;|$))");

    private static final Pattern LITERAL = Pattern.compile("/(.+)/([dgimsuvy]*)", Pattern.DOTALL);

    private PrimitiveReader() {}

    static TextType text(DescriptionObject schema) {
        return new TextType(
                textFormat(schema),
                schema.count("minLength"),
                schema.count("maxLength"),
                pattern(schema),
                TypeNotes.NONE);
    }

    private static @Nullable String pattern(DescriptionObject schema) {
        String written = schema.text("pattern");
        Matcher literal = written == null ? null : literal(written);
        if (literal == null) {
            return written;
        }
        String inner = literal.group(1);
        return literal.group(2).contains("i") ? "(?i:" + inner + ")" : inner;
    }

    /** Returns whether the literal pattern matches no text, regardless of its intention. */
    public static boolean matchesNothing(DescriptionObject schema) {
        String written = schema.text("pattern");
        return written != null && literal(written) != null;
    }

    /**
     * Matches a pattern written as an ECMA-262 literal. An anchor behind a slash can match nothing, so slashes around
     * anchors are delimiters.
     */
    private static @Nullable Matcher literal(String written) {
        Matcher literal = LITERAL.matcher(written);
        if (!literal.matches()) {
            return null;
        }
        String inner = literal.group(1);
        return inner.startsWith("^") || inner.endsWith("$") && !inner.endsWith("\\$") ? literal : null;
    }

    static NumberType number(DescriptionObject schema, boolean integer) {
        Bound minimum = Bound.of(schema, "minimum", "exclusiveMinimum", 1);
        Bound maximum = Bound.of(schema, "maximum", "exclusiveMaximum", -1);
        JsonNumber step = schema.measure("multipleOf");
        return new NumberType(
                integer,
                schema.text("format"),
                minimum.value(),
                minimum.exclusive(),
                maximum.value(),
                maximum.exclusive(),
                step == null || step.decimal().signum() <= 0 ? null : step,
                TypeNotes.NONE);
    }

    /** Returns whether texts contain JSON, plain or encoded. */
    static boolean holdsJson(DescriptionObject schema) {
        String encoding = schema.text("contentEncoding");
        boolean readable = encoding == null || ENCODINGS.contains(encoding);
        return readable && JSON.matcher(mediaType(schema)).lookingAt();
    }

    private static String mediaType(DescriptionObject schema) {
        String type = schema.text("contentMediaType");
        return type == null ? "" : type.toLowerCase(Locale.ROOT);
    }

    private static @Nullable String textFormat(DescriptionObject schema) {
        String format = schema.text("format");
        if (format != null) {
            return format.isBlank() ? null : format;
        }
        String encoding = schema.text("contentEncoding");
        if (encoding != null) {
            return switch (encoding) {
                case "base64" -> "byte";
                case "base64url" -> encoding;
                default -> null;
            };
        }
        return BYTES.matcher(mediaType(schema)).lookingAt() || SchemaType.isFile(schema) ? "binary" : null;
    }

    /** Holds one end of a range, written as a number with a flag (3.0) or as one of two numbers (3.1). */
    private record Bound(@Nullable JsonNumber value, boolean exclusive) {
        static Bound of(DescriptionObject schema, String inclusiveField, String exclusiveField, int inward) {
            JsonNumber inclusive = schema.measure(inclusiveField);
            LocatedNode written = schema.place(exclusiveField);
            if (written == null || written.node() instanceof BooleanNode) {
                boolean flag = written != null && schema.flag(exclusiveField, false);
                return new Bound(inclusive, flag && inclusive != null);
            }
            JsonNumber exclusive = schema.measure(exclusiveField);
            if (exclusive == null) {
                return new Bound(inclusive, false);
            }
            boolean tighter = inclusive == null || exclusive.decimal().compareTo(inclusive.decimal()) * inward >= 0;
            return tighter ? new Bound(exclusive, true) : new Bound(inclusive, false);
        }
    }
}
