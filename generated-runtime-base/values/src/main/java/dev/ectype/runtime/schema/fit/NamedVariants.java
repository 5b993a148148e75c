package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Relates an enumeration to the members that its values name: of {@code {type, card, iban}}, only {@code card} belongs to
 * {@code "type": "card"}.
 */
final class NamedVariants {
    private static final int LEAST = 2;
    private static final NamedVariants NONE = new NamedVariants(null, new LinkedHashMap<>());

    private final @Nullable MemberSchema selector;
    private final Map<String, Document> values;

    /**
     * Creates the relation.
     *
     * @param selector the member with the enumeration, or null without one
     * @param values the values of the enumeration by the names of their members
     */
    private NamedVariants(@Nullable MemberSchema selector, Map<String, Document> values) {
        this.selector = selector;
        this.values = values;
    }

    /** Finds the enumeration with at least two values that name optional members of the same object. */
    static NamedVariants of(ObjectSchema object) {
        for (MemberSchema member : object.members()) {
            if (InitialValues.present(member.type()) instanceof EnumSchema listed
                    && listed.values().size() >= LEAST) {
                Map<String, Document> named = named(object, member, listed);
                if (named.size() >= LEAST) {
                    return new NamedVariants(member, named);
                }
            }
        }
        return NONE;
    }

    private static Map<String, Document> named(ObjectSchema object, MemberSchema selector, EnumSchema listed) {
        Map<String, Document> texts = new LinkedHashMap<>();
        for (Document value : listed.values()) {
            if (value.isString() && !value.text().isEmpty()) {
                texts.putIfAbsent(NormalizedName.of(value.text()), value);
            }
        }
        Map<String, Document> named = new LinkedHashMap<>();
        for (MemberSchema member : object.members()) {
            Document value =
                    member.required() || member == selector ? null : texts.get(NormalizedName.of(member.name()));
            if (value != null) {
                named.put(member.name(), value);
            }
        }
        return named;
    }

    /** Returns whether a value of the enumeration names the member. */
    boolean contains(MemberSchema member) {
        return values.containsKey(member.name());
    }

    boolean isSelectedBy(MemberSchema member) {
        return member == selector;
    }

    @Nullable
    MemberSchema selector() {
        return selector;
    }

    /** Returns whether a member belongs to the chosen value of the enumeration. */
    boolean belongs(MemberSchema member, Document chosen) {
        return chosen.equals(values.get(member.name()));
    }

    /** Returns the value that names the only present member, or null if none or several are present. */
    @Nullable
    Document ofOnly(Predicate<String> isPresent) {
        List<Document> present = new ArrayList<>();
        values.forEach((name, value) -> {
            if (isPresent.test(name)) {
                present.add(value);
            }
        });
        return present.size() == 1 ? present.get(0) : null;
    }

    /** Returns the first value that names no member, or null. */
    @Nullable
    Document ofNone() {
        return selector == null || !(InitialValues.present(selector.type()) instanceof EnumSchema listed)
                ? null
                : listed.values().stream()
                        .filter(value -> !value.isNull() && !values.containsValue(value))
                        .findFirst()
                        .orElse(null);
    }
}
