package dev.ectype.compiler.link;

import dev.ectype.compiler.ir.NameKey;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Knows the spelling of names and enum values in the descriptions that are linked already. */
final class StoredNames {
    private final Map<String, Map<String, Integer>> spellings = new LinkedHashMap<>();
    private final Map<String, StoredType> types = new LinkedHashMap<>();
    private final Map<String, List<EnumType>> enums = new LinkedHashMap<>();

    /**
     * Holds a type that a description declares.
     *
     * @param returned true if a response contains it
     */
    record StoredType(String file, TypeName name, Map<String, StoredMember> members, boolean returned) {
        /** Returns the member with the key of a name, or null. */
        @Nullable
        StoredMember like(String name) {
            return members.get(NameKey.of(name));
        }
    }

    /**
     * Holds a member of such a type.
     *
     * @param values the enum of its values, or null
     */
    record StoredMember(
            String name, ObjectMember described, @Nullable EnumType values) {}

    /** Adds the names of a description. */
    void add(TypesToLink described) {
        described.forEachObject(object -> object.members().forEach(member -> {
            Map<String, Integer> known =
                    spellings.computeIfAbsent(NameKey.of(member.name()), absent -> new LinkedHashMap<>());
            known.merge(member.name(), 1, Integer::sum);
            EnumType values = described.enumOf(member.type());
            if (values != null) {
                enums.computeIfAbsent(NameKey.of(member.name()), absent -> new ArrayList<>())
                        .add(values);
            }
        }));
        var returned = described.returned();
        described.declared().forEach((name, type) -> {
            Map<String, StoredMember> members = new LinkedHashMap<>();
            described
                    .members(type)
                    .values()
                    .forEach(member -> members.putIfAbsent(
                            NameKey.of(member.name()),
                            new StoredMember(member.name(), member, described.enumOf(member.type()))));
            if (!members.isEmpty()) {
                StoredType stored = new StoredType(described.file(), name, members, returned.contains(name));
                types.putIfAbsent(NameKey.ofType(name.value()), stored);
            }
        });
    }

    /** Returns the type with the key of a name, or null. */
    @Nullable
    StoredType type(@Nullable TypeName name) {
        return name == null ? null : types.get(NameKey.ofType(name.value()));
    }

    /** Returns the most frequent spelling of a member, or null. The first of equally frequent ones wins. */
    @Nullable
    String member(String name) {
        Map<String, Integer> known = spellings.get(NameKey.of(name));
        String best = null;
        int most = 0;
        for (Map.Entry<String, Integer> each :
                known == null ? List.<Map.Entry<String, Integer>>of() : known.entrySet()) {
            if (each.getValue() > most) {
                best = each.getKey();
                most = each.getValue();
            }
        }
        return best;
    }

    /** Returns the enums of all members with the key of a name. */
    List<EnumType> enums(String member) {
        return enums.getOrDefault(NameKey.of(member), List.of());
    }
}
