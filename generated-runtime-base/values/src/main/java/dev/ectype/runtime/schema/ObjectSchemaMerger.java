package dev.ectype.runtime.schema;

import dev.ectype.runtime.schema.ObjectSchema.MemberPattern;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Merges two object types into one that allows the values of both. */
final class ObjectSchemaMerger {
    private ObjectSchemaMerger() {}

    static Schema of(ObjectSchema one, ObjectSchema two) {
        Set<String> names = new LinkedHashSet<>();
        one.members().forEach(member -> names.add(member.name()));
        two.members().forEach(member -> names.add(member.name()));
        List<MemberSchema> members = new ArrayList<>();
        for (String name : names) {
            boolean required = isRequired(one, name) || isRequired(two, name);
            Schema type = IntersectionMerger.all(List.of(one.typeOf(name), two.typeOf(name)));
            if (required || !isNone(one.typeOf(name)) && !isNone(two.typeOf(name))) {
                members.add(new MemberSchema(name, type, required, members.size()));
            }
        }
        List<MemberPattern> patterns = new ArrayList<>(one.patterns());
        patterns.addAll(two.patterns());
        MemberCount count = new MemberCount(
                Math.max(one.count().least(), two.count().least()),
                Math.min(one.count().most(), two.count().most()));
        Schema additional = isNone(one.additional()) || isNone(two.additional())
                ? NoneSchema.NONE
                : IntersectionMerger.all(List.of(one.additional(), two.additional()));
        IdentifierCandidates identifying =
                one.identifying() == IdentifierCandidates.NONE ? two.identifying() : one.identifying();
        return new ObjectSchema(
                members, patterns, additional, count, rules(one.rules(), two.rules()), identifying, Notes.NONE);
    }

    private static ObjectRules rules(ObjectRules one, ObjectRules two) {
        if (one == ObjectRules.NONE && two == ObjectRules.NONE) {
            return one;
        }
        List<Schema> conditions = new ArrayList<>(one.conditions());
        conditions.addAll(two.conditions());
        // A type derived from a base type is already one of its subtypes.
        return new ObjectRules(IntersectionMerger.all(List.of(one.names(), two.names())), conditions, null);
    }

    private static boolean isNone(Schema type) {
        return type instanceof NoneSchema;
    }

    private static boolean isRequired(ObjectSchema object, String name) {
        MemberSchema member = object.member(name);
        return member != null && member.required();
    }
}
