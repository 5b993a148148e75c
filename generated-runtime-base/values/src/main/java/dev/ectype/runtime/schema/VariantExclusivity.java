package dev.ectype.runtime.schema;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Decides whether an exclusive union is meant literally. Most variants overlap only because they are not closed. If each
 * of two variants requires a member that the other does not require, a value with both members is a mistake.
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
        // The variants do not exclude each other if each set contains all smaller sets. Comparing neighbours is enough,
        // because a set also contains the sets that its neighbour contains. There may be thousands of variants.
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
