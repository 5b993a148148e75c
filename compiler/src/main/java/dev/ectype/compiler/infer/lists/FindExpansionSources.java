package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.ExpansionWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.list.Expansion;
import dev.ectype.compiler.ir.list.ExpansionSource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the members that identify the instances of expandable members: {@code author_id} identifies the {@code author},
 * which replies contain only on expansion.
 */
public final class FindExpansionSources implements InferenceRule {
    private static final int MOST = 5_000;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Set<TypeName> stored = new LinkedHashSet<>();
        for (ResourceDraft resource : draft.resources()) {
            if (!resource.singleton) {
                stored.addAll(draft.shapes.names(resource.storedType()));
            }
        }
        Map<String, List<ExpansionSource>> known = new LinkedHashMap<>();
        List<Proposal> proposals = new ArrayList<>();
        for (Endpoint endpoint : draft.endpoints()) {
            Role role = draft.role(endpoint.id());
            Expansion expansion =
                    role == null ? null : draft.understood(endpoint.id()).expansion();
            ResourceDraft resource = role == null ? null : draft.findByName(role.resource());
            if (expansion != null && resource != null) {
                List<ExpansionSource> sources =
                        known.computeIfAbsent(resource.key, key -> sources(draft, resource, stored));
                if (!sources.isEmpty()) {
                    proposals.add(proposal(
                            new EndpointChange.SetExpansion(endpoint.id(), expansion.withSources(sources)),
                            75,
                            evidence(sources.get(0))));
                }
            }
        }
        return proposals;
    }

    private static String evidence(ExpansionSource source) {
        return source.member() + " can contain the instance that "
                + source.identifiers().get(0) + " is named after";
    }

    /** Returns the members in the stored type, and in all types that it contains, beside a member that identifies them. */
    private static List<ExpansionSource> sources(ModelDraft draft, ResourceDraft resource, Set<TypeName> stored) {
        Map<String, Set<String>> found = new LinkedHashMap<>();
        Set<TypeName> seen = new LinkedHashSet<>(draft.shapes.names(resource.storedType()));
        Deque<TypeRef> open = new ArrayDeque<>(List.of(resource.storedType()));
        for (int looked = 0; !open.isEmpty() && looked < MOST; looked++) {
            ObjectShape shape = draft.shapes.shape(open.remove());
            for (ObjectMember member : shape.members().values()) {
                TypeRef items = draft.shapes.items(member.type());
                TypeRef one = items == null ? member.type() : items;
                List<TypeName> names = draft.shapes.names(one);
                if (names.stream().anyMatch(stored::contains)) {
                    for (String name : ExpansionWords.identifiers(member.name())) {
                        shape.withBareName(name)
                                .forEach(each -> found.computeIfAbsent(member.name(), key -> new LinkedHashSet<>())
                                        .add(each.name()));
                    }
                }
                boolean isNew = names.isEmpty() || seen.addAll(names);
                if (isNew && draft.shapes.isObject(one)) {
                    open.add(one);
                }
            }
        }
        List<ExpansionSource> sources = new ArrayList<>();
        found.forEach((member, names) -> sources.add(new ExpansionSource(member, List.copyOf(names))));
        return sources;
    }
}
