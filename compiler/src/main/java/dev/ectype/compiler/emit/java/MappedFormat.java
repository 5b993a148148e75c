package dev.ectype.compiler.emit.java;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Resolves the names that users write for formats of texts and numbers. */
final class MappedFormat {
    private static final List<String> KINDS = List.of("string", "integer", "number");
    private static final List<String> TEXTS = List.of(
            "binary",
            "byte",
            "date",
            "date-time",
            "duration",
            "email",
            "hostname",
            "idn-email",
            "idn-hostname",
            "ipv4",
            "ipv6",
            "iri",
            "iri-reference",
            "json-pointer",
            "password",
            "regex",
            "relative-json-pointer",
            "time",
            "uri",
            "uri-reference",
            "uri-template",
            "uuid");
    private static final Map<String, List<String>> WORDS = words();

    private MappedFormat() {}

    /** Returns the key under which a format's mapping is stored. A type without a format has its kind as the key. */
    static String key(String kind, @Nullable String format) {
        return format == null ? kind : kind + "+" + format;
    }

    /** Returns the keys of all formats that a user's word stands for. */
    static List<String> keys(String pair, String word) {
        int plus = word.indexOf('+');
        if (plus > 0 && KINDS.contains(word.substring(0, plus)) && plus + 1 < word.length()) {
            return List.of(word);
        }
        List<String> known = WORDS.get(word);
        if (known == null) {
            throw new BadTypeMapping(
                    "\"" + pair + "\" names \"" + word + "\", which is not a known type or format",
                    "Known names are " + String.join(", ", WORDS.keySet())
                            + "; write any other format with its type, such as string+" + (plus < 0 ? word : "ulid")
                            + ".");
        }
        return known;
    }

    private static Map<String, List<String>> words() {
        Map<String, List<String>> words = new TreeMap<>();
        TEXTS.forEach(format -> words.put(format, List.of("string+" + format)));
        words.put("string", List.of("string"));
        words.put("integer", List.of("integer", "integer+int32"));
        words.put("int32", List.of("integer+int32"));
        words.put("int64", List.of("integer+int64"));
        words.put("long", List.of("integer+int64"));
        words.put("number", List.of("number"));
        words.put("float", List.of("number+float"));
        words.put("double", List.of("number+double"));
        words.put("decimal", List.of("number+decimal", "string+decimal"));
        words.put("DateTime", List.of("string+date-time"));
        words.put("OffsetDateTime", List.of("string+date-time"));
        words.put("Date", List.of("string+date"));
        words.put("LocalDate", List.of("string+date"));
        words.put("UUID", List.of("string+uuid"));
        words.put("URI", List.of("string+uri"));
        words.put("ByteArray", List.of("string+byte"));
        return words;
    }
}
