package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.TypeShapes;
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
import org.jspecify.annotations.Nullable;

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
        Search search = new Search(draft.shapes, stored);
        Map<String, List<ExpansionSource>> known = new LinkedHashMap<>();
        List<Proposal> proposals = new ArrayList<>();
        for (Endpoint endpoint : draft.endpoints()) {
            Role role = draft.role(endpoint.id());
            Expansion expansion =
                    role == null ? null : draft.understood(endpoint.id()).expansion();
            ResourceDraft resource = role == null ? null : draft.findByName(role.resource());
            if (expansion != null && resource != null) {
                List<ExpansionSource> sources =
                        known.computeIfAbsent(resource.key, key -> search.sources(resource.storedType()));
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

    /** Searches the types that resources contain, each of which many resources share. */
    private static final class Search {
        private final TypeShapes shapes;
        private final Set<TypeName> stored;
        private final Map<ObjectShape, List<ContainedMember>> known = new LinkedHashMap<>();

        Search(TypeShapes shapes, Set<TypeName> stored) {
            this.shapes = shapes;
            this.stored = stored;
        }

        /** Returns the members in the type, and in all types that it contains, beside a member that identifies them. */
        List<ExpansionSource> sources(TypeRef type) {
            Map<String, Set<String>> found = new LinkedHashMap<>();
            Set<TypeName> seen = new LinkedHashSet<>(shapes.names(type));
            Deque<ObjectShape> open = new ArrayDeque<>(List.of(shapes.shape(type)));
            for (int looked = 0; !open.isEmpty() && looked < MOST; looked++) {
                for (ContainedMember member : known.computeIfAbsent(open.remove(), this::members)) {
                    if (!member.identifiers.isEmpty()) {
                        found.computeIfAbsent(member.name, key -> new LinkedHashSet<>())
                                .addAll(member.identifiers);
                    }
                    boolean isNew = member.names.isEmpty() || seen.addAll(member.names);
                    if (isNew && member.object != null) {
                        open.add(member.object);
                    }
                }
            }
            List<ExpansionSource> sources = new ArrayList<>();
            found.forEach((member, names) -> sources.add(new ExpansionSource(member, List.copyOf(names))));
            return sources;
        }

        private List<ContainedMember> members(ObjectShape shape) {
            List<ContainedMember> members = new ArrayList<>();
            for (ObjectMember member : shape.members().values()) {
                TypeRef items = shapes.items(member.type());
                TypeRef one = items == null ? member.type() : items;
                List<TypeName> names = shapes.names(one);
                boolean isStored = names.stream().anyMatch(stored::contains);
                members.add(new ContainedMember(
                        member.name(),
                        names,
                        shapes.isObject(one) ? shapes.shape(one) : null,
                        isStored ? identifiers(member.name(), shape) : List.of()));
            }
            return members;
        }

        private static List<String> identifiers(String member, ObjectShape shape) {
            List<String> identifiers = new ArrayList<>();
            for (String name : ExpansionWords.identifiers(member)) {
                shape.withBareName(name).forEach(each -> identifiers.add(each.name()));
            }
            return identifiers;
        }
    }

    /**
     * A member of a contained type.
     *
     * @param names the declared names of its type, or of the items of an array
     * @param object the members of its objects, or null if it has none
     * @param identifiers the members beside it that identify it
     */
    private record ContainedMember(
            String name, List<TypeName> names, @Nullable ObjectShape object, List<String> identifiers) {}
}
