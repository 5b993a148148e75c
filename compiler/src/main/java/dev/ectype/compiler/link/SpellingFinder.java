package dev.ectype.compiler.link;

import dev.ectype.compiler.ir.NameKey;
import dev.ectype.compiler.ir.binding.WireSpelling;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.link.StoredNames.StoredMember;
import dev.ectype.compiler.link.StoredNames.StoredType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the stored names of the members and enum values of a description. */
final class SpellingFinder {
    private static final String ID = "id";

    private final TypesToLink described;
    private final StoredNames stored;
    private final Map<String, String> members = new LinkedHashMap<>();
    private final Map<String, Map<String, String>> types = new LinkedHashMap<>();
    private final Map<String, Map<String, String>> values = new LinkedHashMap<>();

    SpellingFinder(TypesToLink described, StoredNames stored) {
        this.described = described;
        this.stored = stored;
    }

    WireSpelling find() {
        described.forEachObject(object -> {
            for (ObjectMember member : object.members()) {
                String other = stored.member(member.name());
                if (other != null && !other.equals(member.name()) && object.member(other) == null) {
                    members.put(member.name(), other);
                }
            }
        });
        described.declared().forEach((name, type) -> {
            Map<String, ObjectMember> own = described.members(type);
            type(name, own);
            own.values().forEach(member -> values(name, member));
        });
        return new WireSpelling(members, types, values);
    }

    /** Adds the names of a type that differ from those of most types. */
    private void type(TypeName name, Map<String, ObjectMember> own) {
        StoredType other = stored.type(name);
        Map<String, String> names = new LinkedHashMap<>();
        for (String member : own.keySet()) {
            String usual = members.getOrDefault(member, member);
            String best = best(name, other, member, own.keySet());
            best = !best.equals(member) && own.containsKey(best) ? member : best;
            if (!best.equals(usual)) {
                names.put(member, best);
            }
        }
        if (!names.isEmpty()) {
            types.put(name.value(), names);
        }
    }

    private String best(TypeName name, @Nullable StoredType other, String member, Set<String> own) {
        if (other == null) {
            return members.getOrDefault(member, member);
        }
        StoredMember same = other.like(member);
        same = same == null ? identifier(name, other, member, own) : same;
        return same == null ? members.getOrDefault(member, member) : same.name();
    }

    /** Returns the {@code berthId} of the stored type for the {@code id} of a berth, or the other way round, or null. */
    private static @Nullable StoredMember identifier(TypeName name, StoredType other, String member, Set<String> own) {
        String key = NameKey.of(member);
        String named = NameKey.ofType(name.value()) + ID;
        String counterpart = key.equals(ID) ? named : key.equals(named) ? ID : null;
        return counterpart == null
                        || own.stream().anyMatch(each -> NameKey.of(each).equals(counterpart))
                ? null
                : other.like(counterpart);
    }

    /** Adds the stored values of the enum of a member. */
    private void values(TypeName type, ObjectMember member) {
        TypeName name = described.enumName(member.type());
        EnumType own = described.enumOf(member.type());
        if (name == null || own == null || values.containsKey(name.value())) {
            return;
        }
        List<EnumType> candidates = new ArrayList<>();
        StoredType other = stored.type(type);
        StoredMember same = other == null ? null : other.like(member.name());
        if (same != null && same.values() != null) {
            candidates.add(same.values());
        }
        candidates.addAll(stored.enums(member.name()));
        for (EnumType candidate : candidates) {
            Map<String, String> pairs = EnumWords.pair(EnumWords.texts(own), name.value(), EnumWords.texts(candidate));
            if (!pairs.isEmpty()) {
                pairs.entrySet().removeIf(pair -> pair.getKey().equals(pair.getValue()));
                values.put(name.value(), pairs);
                return;
            }
        }
    }
}
