package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds lists in creation bodies with elements that are instances of another resource. */
public final class FindEmbeddedChildren implements InferenceRule {
    /** A reference from one resource to another. */
    private record Pointer(ResourceName from, ResourceName to) {}

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Set<Pointer> pointers = pointers(draft);
        Map<TypeName, ResourceDraft> byType = new LinkedHashMap<>();
        for (ResourceDraft resource : draft.resources()) {
            if (!resource.singleton && resource.idMember != null) {
                draft.shapes.names(resource.storedType()).forEach(name -> byType.putIfAbsent(name, resource));
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.Create create
                    && create.bodyAt().isRoot()) {
                ResourceDraft parent = draft.resource(create.resource());
                for (ObjectMember sent : lists(draft, route)) {
                    EmbeddedList list = stored(draft, parent, sent.name());
                    ResourceDraft child = list == null ? null : child(draft, parent, list, byType, pointers);
                    if (list != null && child != null) {
                        proposals.add(proposal(parent, child, list, route));
                    }
                }
            }
        }
        return proposals;
    }

    private Proposal proposal(ResourceDraft parent, ResourceDraft child, EmbeddedList list, OperationRoute route) {
        Relationship relationship = new Relationship(
                parent.resourceName() + "." + list.member(),
                parent.resourceName(),
                child.resourceName(),
                Relationship.Kind.PIECES,
                list.member(),
                list.items(),
                null,
                null,
                false);
        String evidence = route.method() + " " + route.path().key()
                + " accepts the children in its body, and each refers to its parent";
        return proposal(new RelationshipChange.AddRelationship(relationship), 80, evidence);
    }

    private static List<ObjectMember> lists(ModelDraft draft, OperationRoute route) {
        return draft.shapes.shape(Payloads.bodyType(route.endpoint())).members().values().stream()
                .filter(member -> {
                    TypeRef items = draft.shapes.items(member.type());
                    return items != null && draft.shapes.isObject(items);
                })
                .toList();
    }

    /** Returns the resource of a list's elements if its instances reference the parent, or null. */
    private static @Nullable ResourceDraft child(
            ModelDraft draft,
            ResourceDraft parent,
            EmbeddedList list,
            Map<TypeName, ResourceDraft> byType,
            Set<Pointer> pointers) {
        Optional<ResourceDraft> child = draft.shapes.names(list.elements()).stream()
                .filter(byType::containsKey)
                .map(byType::get)
                .findFirst();
        return child.filter(found -> found != parent && referencesParent(pointers, found, parent))
                .orElse(null);
    }

    private static @Nullable EmbeddedList stored(ModelDraft draft, ResourceDraft parent, String member) {
        ObjectMember stored = draft.shape(parent).member(member);
        return stored == null ? null : EmbeddedList.of(draft.shapes, stored);
    }

    private static boolean referencesParent(Set<Pointer> pointers, ResourceDraft child, ResourceDraft parent) {
        return parent.resourceName().equals(child.parent)
                || pointers.contains(new Pointer(child.resourceName(), parent.resourceName()));
    }

    private static Set<Pointer> pointers(ModelDraft draft) {
        Set<Pointer> pointers = new LinkedHashSet<>();
        for (Relationship known : draft.relationships()) {
            if (known.kind() != Relationship.Kind.MEMBERSHIP && known.member() != null) {
                pointers.add(new Pointer(known.from(), known.to()));
            }
        }
        return pointers;
    }
}
