package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.ObjectTypeRules;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Merges the members of two object types, in the order of the description. */
final class ObjectMeet {
    /** Larger objects are not merged, so that they cannot fill the memory. */
    private static final int MOST_MEMBERS = 20_000;

    private ObjectMeet() {}

    /** Returns the merged type, or null if one excludes members of the other. */
    static @Nullable ObjectType of(ObjectType left, ObjectType right) {
        boolean tooLarge = left.members().size() + right.members().size() > MOST_MEMBERS;
        if (tooLarge || isClosedAgainst(left, right) || isClosedAgainst(right, left)) {
            return null;
        }
        return new ObjectType(
                members(left, right),
                patterns(left, right),
                additional(left.additional(), right.additional()),
                Bounds.larger(left.minMembers(), right.minMembers()),
                Bounds.smaller(left.maxMembers(), right.maxMembers()),
                rules(left.rules(), right.rules()),
                TypeNotes.NONE);
    }

    private static ObjectTypeRules rules(ObjectTypeRules left, ObjectTypeRules right) {
        TypeRef names = left.names() == null || right.names() == null
                ? DescriptionMerger.either(left.names(), right.names())
                : DescriptionMerger.types(left.names(), right.names());
        return new ObjectTypeRules(
                        names, left.conditions(), DescriptionMerger.either(left.subtypes(), right.subtypes()))
                .withConditions(right.conditions());
    }

    private static List<ObjectMember> members(ObjectType left, ObjectType right) {
        Map<String, ObjectMember> members = new LinkedHashMap<>();
        for (ObjectType type : List.of(left, right)) {
            type.members().stream().filter(ObjectMeet::isDescribed).forEach(member -> add(member, members));
        }
        for (ObjectType type : List.of(left, right)) {
            type.members().stream().filter(member -> !isDescribed(member)).forEach(member -> add(member, members));
        }
        return new ArrayList<>(members.values());
    }

    private static void add(ObjectMember member, Map<String, ObjectMember> members) {
        members.merge(
                member.name(),
                member,
                (first, second) -> new ObjectMember(
                        first.name(),
                        DescriptionMerger.types(first.type(), second.type()),
                        first.required() || second.required()));
    }

    // A name that is only required has no position of its own.
    static boolean isDescribed(ObjectMember member) {
        return !member.type().equals(AnyType.ANY);
    }

    private static boolean isClosedAgainst(ObjectType closed, ObjectType other) {
        return closed.additional() instanceof NoneType
                && closed.patterns().isEmpty()
                && other.members().stream().anyMatch(member -> closed.member(member.name()) == null);
    }

    private static Map<String, TypeRef> patterns(ObjectType left, ObjectType right) {
        Map<String, TypeRef> patterns = new LinkedHashMap<>(left.patterns());
        right.patterns().forEach((pattern, type) -> patterns.merge(pattern, type, DescriptionMerger::types));
        return patterns;
    }

    private static TypeRef additional(TypeRef left, TypeRef right) {
        return left instanceof NoneType
                ? left
                : right instanceof NoneType ? right : DescriptionMerger.types(left, right);
    }
}
