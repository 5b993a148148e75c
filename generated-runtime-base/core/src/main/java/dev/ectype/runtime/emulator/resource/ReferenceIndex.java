package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Indexes reference members by resource pair. Every created or listed row uses it. */
final class ReferenceIndex {
    private final Map<String, Map<String, MemberPath>> members = new LinkedHashMap<>();

    private ReferenceIndex() {}

    /** Creates the index. The first of several members between two resources counts. */
    static ReferenceIndex of(List<RelationshipPlan> relationships) {
        ReferenceIndex index = new ReferenceIndex();
        for (RelationshipPlan relationship : relationships) {
            MemberPath member = relationship.member();
            if (member != null && relationship.kind() != RelationshipPlan.Kind.PIECES) {
                index.members
                        .computeIfAbsent(relationship.from(), name -> new LinkedHashMap<>())
                        .putIfAbsent(relationship.to(), member);
            }
        }
        return index;
    }

    @Nullable
    MemberPath member(String from, String to) {
        Map<String, MemberPath> known = members.get(from);
        return known == null ? null : known.get(to);
    }
}
