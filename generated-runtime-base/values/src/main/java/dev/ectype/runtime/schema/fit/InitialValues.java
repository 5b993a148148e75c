package dev.ectype.runtime.schema.fit;

import dev.ectype.noun.Nouns;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Provides the initial values of unspecified members: empty lists, zero counts, false flags.
 *
 * <p>The words choose believable values of new instances, as generators do. Roles, states and relationships come from the
 * plan.
 */
final class InitialValues {
    private static final int LONGEST_CHAIN = 16;

    private static final Pattern WORDS = Pattern.compile("[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])");
    private static final List<String> COUNTS = List.of("count", "counts", "counter", "total", "totals", "size");
    private static final List<String> COUNTED = List.of("num", "nb");
    private static final List<String> MEASURES = List.of(
            "bits",
            "bytes",
            "cents",
            "cores",
            "cpus",
            "credits",
            "days",
            "degrees",
            "expires",
            "hours",
            "kilobytes",
            "meters",
            "metres",
            "micros",
            "millis",
            "milliseconds",
            "minutes",
            "months",
            "nanos",
            "pixels",
            "points",
            "quotas",
            "seconds",
            "units",
            "weeks",
            "years");
    private static final List<String> COUNTING_FORMATS = List.of("int64", "uint64", "int32", "uint32");
    /** The words of flags that are usually true from the start. */
    private static final List<String> USUAL = List.of(
            "active",
            "available",
            "can",
            "editable",
            "enabled",
            "open",
            "public",
            "usable",
            "valid",
            "viewable",
            "visible");

    private static final List<String> ADDRESSES = List.of(
            "self", "selflink", "selfurl", "selfuri", "url", "uri", "href", "htmlurl", "weburl", "apiurl", "permalink");
    private static final List<String> ADDRESS_FORMATS = List.of("uri", "url", "uri-reference", "iri");

    private InitialValues() {}

    /** Returns the initial value of a member, or null if it would be a guess. */
    static @Nullable Document of(MemberSchema member) {
        Schema type = named(member.type());
        if (isDefault(member.type()) || isDefault(type)) {
            return null;
        }
        if (type instanceof ArraySchema) {
            return Document.EMPTY_ARRAY;
        }
        if (type instanceof ObjectSchema object) {
            boolean map =
                    object.members().isEmpty() && object.rules().conditions().isEmpty();
            return map ? Document.EMPTY_OBJECT : null;
        }
        List<String> words = words(member.name());
        if (type instanceof BooleanSchema) {
            return Document.of(words.stream().anyMatch(USUAL::contains));
        }
        boolean plural = type instanceof NumberSchema number && number.integer() && isPlural(words);
        return isCount(words) || plural ? none(type) : null;
    }

    /** Returns true if the member contains the address of its own object. */
    static boolean isAddress(MemberSchema member) {
        return ADDRESSES.contains(NormalizedName.of(member.name()))
                && present(member.type()) instanceof TextSchema text
                && (text.format() == null || ADDRESS_FORMATS.contains(text.format()));
    }

    private static @Nullable Document none(Schema type) {
        if (type instanceof NumberSchema) {
            return Document.of(0);
        }
        boolean written =
                type instanceof TextSchema text && text.format() != null && COUNTING_FORMATS.contains(text.format());
        return written ? Document.of("0") : null;
    }

    private static boolean isCount(List<String> words) {
        int of = words.indexOf("of");
        return words.stream().anyMatch(COUNTS::contains)
                || COUNTED.contains(words.get(0))
                || of > 0 && words.get(of - 1).equals("number");
    }

    /** Returns true for a plural. A whole number with a plural name is a count, unless it is a measurement. */
    private static boolean isPlural(List<String> words) {
        String last = words.get(words.size() - 1);
        // Shorter words are often units, such as "fps".
        return last.length() > 3 && Nouns.isPlural(last) && !MEASURES.contains(last);
    }

    private static List<String> words(String name) {
        List<String> words = WORDS.splitAsStream(name)
                .filter(word -> !word.isEmpty())
                .map(word -> word.toLowerCase(Locale.ROOT))
                .toList();
        return words.isEmpty() ? List.of(name) : words;
    }

    private static boolean isDefault(Schema type) {
        return type.notes().defaultValue() != null;
    }

    /** Resolves a reference. Nullable types start as null and are not resolved. */
    static Schema named(Schema type) {
        Schema at = type;
        for (int chain = 0; chain < LONGEST_CHAIN && at instanceof NamedSchema name; chain++) {
            at = name.target();
        }
        return at;
    }

    /** Returns the type of non-null values. */
    static Schema present(Schema type) {
        return named(type) instanceof NullableSchema nullable ? named(nullable.type()) : named(type);
    }
}
