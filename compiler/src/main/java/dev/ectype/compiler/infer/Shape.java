package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Ordered;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The members that an object of some type may have, whatever mixture of types says so. */
final class Shape {
    static final Shape EMPTY = new Shape(new LinkedHashMap<>());

    private final Map<String, Member> members;
    /** Made when first needed: rules ask a shape for dozens of names, but only some shapes. */
    private @Nullable Map<String, Member> byBareName;

    Shape(Map<String, Member> members) {
        this.members = Ordered.copyOf(members);
    }

    Map<String, Member> members() {
        return members;
    }

    boolean isEmpty() {
        return members.isEmpty();
    }

    boolean has(String name) {
        return members.containsKey(name);
    }

    @Nullable
    Member member(String name) {
        return members.get(name);
    }

    /** The member that has this name in any spelling, or null. */
    @Nullable
    Member like(String name) {
        Member exact = members.get(name);
        if (exact != null || members.isEmpty()) {
            return exact;
        }
        return byBareName().get(Words.bare(name));
    }

    private Map<String, Member> byBareName() {
        Map<String, Member> index = byBareName;
        if (index == null) {
            index = new LinkedHashMap<>();
            for (Member member : members.values()) {
                index.putIfAbsent(Words.bare(member.name()), member);
            }
            byBareName = index;
        }
        return index;
    }

    /** How many of this shape's members the other has too. */
    int shared(Shape other) {
        int shared = 0;
        for (String name : members.keySet()) {
            shared += other.has(name) ? 1 : 0;
        }
        return shared;
    }

    /** Whether there is something in this shape and all of it is in the other too. */
    boolean isPartOf(Shape other) {
        return !isEmpty() && shared(other) == members.size();
    }

    /** Whether nearly everything in this shape is in the other too: a short form of the same thing. */
    boolean isShortFormOf(Shape other) {
        return members.size() >= 3 && 5 * shared(other) >= 4 * members.size();
    }

    boolean hasRequired() {
        return members.values().stream().anyMatch(Member::required);
    }
}
