package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.collection.OrderedMaps;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds the members that an object of some type may have, in all variants and parts of the type. */
public final class ObjectShape {
    public static final ObjectShape EMPTY = new ObjectShape(new LinkedHashMap<>());

    private final Map<String, ObjectMember> members;
    /** Computed on first use, because only some shapes are searched by name. */
    private @Nullable Map<String, List<ObjectMember>> byBareName;

    public ObjectShape(Map<String, ObjectMember> members) {
        this.members = OrderedMaps.copyOf(members);
    }

    public Map<String, ObjectMember> members() {
        return members;
    }

    public boolean isEmpty() {
        return members.isEmpty();
    }

    public boolean has(String name) {
        return members.containsKey(name);
    }

    @Nullable
    public ObjectMember member(String name) {
        return members.get(name);
    }

    /** Returns the member with this name in any spelling, or null. */
    @Nullable
    public ObjectMember like(String name) {
        ObjectMember exact = members.get(name);
        if (exact != null || members.isEmpty()) {
            return exact;
        }
        List<ObjectMember> found = withBareName(NameWords.bare(name));
        return found.isEmpty() ? null : found.get(0);
    }

    /** Returns the members with this name apart from letter case and punctuation. */
    public List<ObjectMember> withBareName(String bareName) {
        Map<String, List<ObjectMember>> index = byBareName;
        if (index == null) {
            index = new LinkedHashMap<>();
            for (ObjectMember member : members.values()) {
                index.computeIfAbsent(NameWords.bare(member.name()), key -> new ArrayList<>(1))
                        .add(member);
            }
            byBareName = index;
        }
        return index.getOrDefault(bareName, List.of());
    }

    /** Returns the number of members that both shapes have. */
    public int shared(ObjectShape other) {
        int shared = 0;
        for (String name : members.keySet()) {
            shared += other.has(name) ? 1 : 0;
        }
        return shared;
    }

    /** Returns whether this shape is not empty and the other shape has all its members. */
    public boolean isPartOf(ObjectShape other) {
        return !isEmpty() && shared(other) == members.size();
    }

    /** Returns whether the other shape has nearly all members of this shape, as a short form does. */
    public boolean isShortFormOf(ObjectShape other) {
        return members.size() >= 3 && 5 * shared(other) >= 4 * members.size();
    }

    public boolean hasRequired() {
        return members.values().stream().anyMatch(ObjectMember::required);
    }
}
