package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.fit.text.MoneyNames;
import java.util.LinkedHashSet;
import java.util.Set;

/** Finds members whose generated values depend on the other members of an object. */
public final class DependentMembers {
    private DependentMembers() {}

    /**
     * Returns the names of the members of a stored type whose values depend on members that a request may contain: amounts, and
     * enumerations whose values name members.
     */
    public static Set<String> of(ObjectSchema stored, ObjectSchema request) {
        Set<String> names = new LinkedHashSet<>();
        NamedVariants variants = NamedVariants.of(stored);
        MemberSchema selector = variants.selector();
        if (selector != null
                && request.members().stream()
                        .map(member -> stored.member(member.name()))
                        .anyMatch(member -> member != null && variants.contains(member))) {
            names.add(selector.name());
        }
        if (request.members().stream().anyMatch(member -> MoneyNames.isAmount(member.name()))) {
            stored.members().stream()
                    .map(MemberSchema::name)
                    .filter(name -> MoneyNames.isWhole(NormalizedName.words(name)))
                    .forEach(names::add);
        }
        return names;
    }
}
