package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.list.FilterOperator;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.resource.ReferenceKeys;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the members with which embedded objects identify instances: a filter for {@code kim} selects the instances whose
 * {@code owner} has the {@code login} kim.
 */
public final class FindReferenceKeys implements InferenceRule {
    private static final int DEEPEST = 4;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceName, List<ListOperation>> lists = new LinkedHashMap<>();
        for (Endpoint endpoint : draft.endpoints()) {
            Role role = draft.role(endpoint.id());
            Role.ListAll list = role == null ? null : role.listing();
            if (list != null) {
                lists.computeIfAbsent(list.resource(), name -> new ArrayList<>())
                        .add(new ListOperation(endpoint, list.filters()));
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            new Search(draft, resource).propose(lists.getOrDefault(resource.resourceName(), List.of()), proposals);
        }
        return proposals;
    }

    /** An operation that lists the instances of a resource. */
    private record ListOperation(Endpoint endpoint, List<ListFilter> filters) {}

    /** The objects in the stored type of one resource. */
    private final class Search {
        private final ModelDraft draft;
        private final TypeShapes shapes;
        private final ResourceDraft resource;
        private final Map<MemberPath, Relationship> references = new LinkedHashMap<>();
        private final Map<MemberPath, ReferenceKeys> described = new LinkedHashMap<>();
        private final Map<MemberPath, ReferenceKeys> open = new LinkedHashMap<>();

        Search(ModelDraft draft, ResourceDraft resource) {
            this.draft = draft;
            this.shapes = draft.shapes;
            this.resource = resource;
            for (Relationship relationship : draft.relationships()) {
                if (relationship.from().equals(resource.resourceName()) && relationship.member() != null) {
                    references.putIfAbsent(MemberPath.ofDots(relationship.member()), relationship);
                }
            }
        }

        void propose(List<ListOperation> lists, List<Proposal> proposals) {
            Set<MemberPath> filtered = filtered(lists);
            for (ObjectMember member : draft.shape(resource).members().values()) {
                MemberPath path = MemberPath.of(member.name());
                boolean compared = references.containsKey(path) || filtered.contains(path);
                if (!resource.hasIdentifierIn(member.name())) {
                    add(path, member.type(), compared);
                }
            }
            for (MemberPath path : references.keySet()) {
                TypeRef type = path.names().size() > 1 ? at(path) : null;
                if (type != null) {
                    add(path, type, true);
                }
            }
            for (MemberPath path : filtered) {
                TypeRef type = at(path);
                if (type != null) {
                    add(path, type, true);
                    // A filter whose value is an object compares the members of the objects.
                    shapes.shape(element(type))
                            .members()
                            .values()
                            .forEach(member -> add(path.then(member.name()), member.type(), false));
                }
            }
            propose(described, 80, "have members with common names of identifiers", proposals);
            propose(open, 60, "have no described members, so that each common name of an identifier counts", proposals);
        }

        private void propose(
                Map<MemberPath, ReferenceKeys> found, int confidence, String evidence, List<Proposal> proposals) {
            if (!found.isEmpty()) {
                List<String> names = found.keySet().stream()
                        .map(path -> String.join(".", path.names()))
                        .toList();
                proposals.add(proposal(
                        new ResourceChange.AddReferenceKeys(resource.resourceName(), List.copyOf(found.values())),
                        confidence,
                        "the objects in " + String.join(", ", names) + " " + evidence));
            }
        }

        /** Returns the members that the lists of the resource compare with a parameter. */
        private Set<MemberPath> filtered(List<ListOperation> lists) {
            Set<MemberPath> filtered = new LinkedHashSet<>();
            for (ListOperation list : lists) {
                for (ListFilter filter : list.filters()) {
                    if (filter.operator() == FilterOperator.EQUAL
                            && !filter.member().isRoot()
                            && !listsEntries(list.endpoint(), filter)) {
                        filtered.add(filter.member());
                    }
                }
            }
            return filtered;
        }

        /** Returns whether the value of a filter is an object with entries of a map, which is no reference. */
        private boolean listsEntries(Endpoint endpoint, ListFilter filter) {
            TypeRef member = at(filter.member());
            return member != null
                    && shapes.isOpen(member)
                    && endpoint.parameters().stream()
                            .filter(parameter -> parameter.name().equals(filter.parameter()))
                            .flatMap(parameter -> shapes.variants(parameter.type()).stream())
                            .anyMatch(type -> shapes.core(type) instanceof ObjectType);
        }

        private void add(MemberPath path, TypeRef type, boolean compared) {
            TypeRef element = element(type);
            ObjectShape shape = shapes.shape(element);
            List<String> keys = new ArrayList<>();
            Relationship reference = references.get(path);
            String target = reference == null ? null : identifier(reference);
            if (target != null && shape.has(target)) {
                keys.add(target);
            }
            IdentifierWords.EMBEDDED.stream()
                    .filter(name -> shape.has(name) && !keys.contains(name))
                    .forEach(keys::add);
            if (!keys.isEmpty()) {
                described.put(path, new ReferenceKeys(path, keys));
            } else if (compared && (shapes.isOpen(element) || shapes.isUnspecified(element))) {
                open.put(path, new ReferenceKeys(path, IdentifierWords.EMBEDDED));
            }
        }

        private @Nullable String identifier(Relationship reference) {
            ResourceDraft target = draft.findByName(reference.to());
            return target == null ? null : target.idMember;
        }

        /** Returns the type of the elements of a list, of a list of lists, or the type itself. */
        private TypeRef element(TypeRef type) {
            TypeRef element = type;
            for (int depth = 0; depth < DEEPEST; depth++) {
                TypeRef items = shapes.items(element);
                if (items == null) {
                    return element;
                }
                element = items;
            }
            return element;
        }

        private @Nullable TypeRef at(MemberPath path) {
            TypeRef type = resource.storedType();
            for (String name : path.names()) {
                ObjectMember member = shapes.shape(type).member(name);
                if (member == null) {
                    return null;
                }
                type = member.type();
            }
            return type;
        }
    }
}
