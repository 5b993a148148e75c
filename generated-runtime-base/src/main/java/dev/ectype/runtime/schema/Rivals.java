package dev.ectype.runtime.schema;

import java.util.ArrayList;
import java.util.List;

/**
 * Tells whether a description means it when it says that a value may be of one variant only. Most variants overlap because
 * nobody thought of closing them; but where each of two needs a member that the other does not, sending both is a mistake.
 */
final class Rivals {
    private Rivals() {}

    static boolean among(List<Schema> variants) {
        List<ObjectSchema> objects = new ArrayList<>();
        for (Schema variant : variants) {
            if (Bare.of(variant) instanceof ObjectSchema object) {
                objects.add(object);
            }
        }
        for (int at = 1; at < objects.size(); at++) {
            for (int before = 0; before < at; before++) {
                if (needsMore(objects.get(at), objects.get(before))
                        && needsMore(objects.get(before), objects.get(at))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean needsMore(ObjectSchema one, ObjectSchema other) {
        return one.members().stream().anyMatch(member -> member.required() && !needs(other, member.name()));
    }

    private static boolean needs(ObjectSchema object, String name) {
        MemberSchema member = object.member(name);
        return member != null && member.required();
    }
}
