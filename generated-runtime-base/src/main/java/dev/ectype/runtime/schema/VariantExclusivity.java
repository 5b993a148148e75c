package dev.ectype.runtime.schema;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Tells whether a description means it when it says that a value may be of one variant only. Most variants overlap because
 * nobody thought of closing them; but where each of two needs a member that the other does not, sending both is a mistake.
 */
final class VariantExclusivity {
    private VariantExclusivity() {}

    static boolean areExclusive(List<Schema> variants) {
        List<Set<String>> needed = new ArrayList<>();
        for (Schema variant : variants) {
            if (SchemaUnwrapper.unwrap(variant) instanceof ObjectSchema object) {
                needed.add(needed(object));
            }
        }
        // No two are rivals if each set contains all smaller sets. It is enough to compare neighbours, because a set
        // also
        // contains the sets that its neighbour contains: there may be thousands of variants.
        needed.sort(Comparator.comparingInt(Set::size));
        for (int at = 1; at < needed.size(); at++) {
            if (!needed.get(at).containsAll(needed.get(at - 1))) {
                return true;
            }
        }
        return false;
    }

    private static Set<String> needed(ObjectSchema object) {
        Set<String> needed = new LinkedHashSet<>();
        for (MemberSchema member : object.members()) {
            if (member.required()) {
                needed.add(member.name());
            }
        }
        return needed;
    }
}
