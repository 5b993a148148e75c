package dev.ectype.runtime.schema.fit;

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
import dev.ectype.runtime.schema.fit.text.CountNames;
import dev.ectype.runtime.schema.fit.text.MemberNameVocabulary;
import dev.ectype.runtime.schema.fit.text.MoneyNames;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Provides the initial values of unspecified members: empty lists, zero counts, false flags.
 *
 * <p>The words choose believable values of new instances, as generators do. Roles, states and relationships come from the
 * plan.
 */
final class InitialValues {
    private static final int LONGEST_CHAIN = 16;

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

    /**
     * Returns the initial value of a member, or null if it would be a guess.
     *
     * @param type the type of the member behind references
     */
    static @Nullable Document of(MemberSchema member, Schema type) {
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
        List<String> words = NormalizedName.words(member.name());
        if (type instanceof BooleanSchema) {
            return Document.of(words.stream().anyMatch(USUAL::contains));
        }
        boolean whole = type instanceof NumberSchema number && number.integer();
        return CountNames.isCount(words) || whole && CountNames.isPlural(words) ? none(type) : null;
    }

    /**
     * Returns the initial amount of a member: of the whole amount the one that the request has, zero for parts of it that
     * something else must happen to; null if the member has no amount.
     */
    static @Nullable Document amount(MemberSchema member, SourceMembers source) {
        boolean number = named(member.type()) instanceof NumberSchema
                && !isDefault(member.type())
                && !MemberNameVocabulary.isTime(member.name());
        List<String> words = NormalizedName.words(member.name());
        if (number && MoneyNames.isWhole(words)) {
            Document sent = source.only(value -> value.isNumber(), MoneyNames::isAmount);
            return sent == null ? Document.of(0) : sent;
        }
        return number && MoneyNames.isPart(words) ? Document.of(0) : null;
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
