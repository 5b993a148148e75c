package dev.ectype.compiler.source;

import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Parses references: {@code file#/json/pointer}. */
final class ReferenceParser {
    // One letter before the colon is a drive, not a scheme.
    private static final Pattern ORIGIN = Pattern.compile("([a-zA-Z][a-zA-Z0-9+.-]+:|//|\\\\\\\\).*", Pattern.DOTALL);

    private ReferenceParser() {}

    /** Returns the reference in a node, or null for a value. */
    static @Nullable String of(SourceNode node) {
        return node instanceof ObjectNode object && object.member("$ref") instanceof TextNode reference
                ? reference.text()
                : null;
    }

    static boolean namesOrigin(String reference) {
        return ORIGIN.matcher(reference).matches();
    }

    static String file(String reference) {
        int mark = reference.indexOf('#');
        return mark < 0 ? reference : reference.substring(0, mark);
    }

    /** Returns the file of a reference as a path. On Windows, users separate folders with backslashes. */
    static String path(String file) {
        return decoded(file).replace('\\', '/');
    }

    static String fragment(String reference) {
        int mark = reference.indexOf('#');
        return mark < 0 ? "" : reference.substring(mark + 1);
    }

    /** Returns the interpretations of a pointer, most correct first. Authors often encode too little or too much. */
    static List<List<String>> pointers(String fragment) {
        List<String> correct = tokens(decoded(fragment));
        if (fragment.indexOf('%') < 0) {
            return List.of(correct);
        }
        List<String> raw = tokens(fragment);
        return List.of(correct, raw.stream().map(ReferenceParser::decoded).toList(), raw);
    }

    /** Decodes percent escapes and keeps invalid ones. */
    static String decoded(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream decoded = new ByteArrayOutputStream(bytes.length);
        for (int index = 0; index < bytes.length; index++) {
            int value = bytes[index] == '%' && index + 2 < bytes.length ? hex(bytes[index + 1], bytes[index + 2]) : -1;
            decoded.write(value < 0 ? bytes[index] : value);
            index += value < 0 ? 0 : 2;
        }
        return decoded.toString(StandardCharsets.UTF_8);
    }

    private static List<String> tokens(String pointer) {
        if (pointer.isEmpty() || pointer.equals("/")) {
            return List.of();
        }
        String path = pointer.startsWith("/") ? pointer.substring(1) : pointer;
        return Stream.of(path.split("/", -1))
                .map(token -> token.replace("~1", "/").replace("~0", "~"))
                .toList();
    }

    private static int hex(byte high, byte low) {
        int first = Character.digit(high, 16);
        int second = Character.digit(low, 16);
        return first < 0 || second < 0 ? -1 : first << 4 | second;
    }
}
