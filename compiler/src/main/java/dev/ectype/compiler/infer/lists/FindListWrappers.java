package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds lists whose elements contain the instance beside other values: {@code entries: [{boat, weather}]}. */
public final class FindListWrappers implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Endpoint endpoint : draft.endpoints()) {
            Role role = draft.role(endpoint.id());
            TypeRef items = role instanceof Role.ListAll list ? ListedItems.type(draft, endpoint, list) : null;
            ResourceDraft resource = role == null ? null : draft.findByName(role.resource());
            ObjectMember member = items == null || resource == null ? null : wrapped(draft, items, resource);
            if (member != null && resource != null) {
                proposals.add(proposal(
                        new EndpointChange.SetElementMember(endpoint.id(), member.name()),
                        90,
                        "the elements have the type of " + resource.literal() + " in this member only"));
            }
        }
        return proposals;
    }

    /** Returns the only member of the elements with the type of the instances, or null if the elements have that type. */
    private static @Nullable ObjectMember wrapped(ModelDraft draft, TypeRef items, ResourceDraft resource) {
        List<TypeName> stored = draft.shapes.names(resource.storedType());
        if (stored.isEmpty() || draft.shapes.names(items).stream().anyMatch(stored::contains)) {
            return null;
        }
        List<ObjectMember> same = draft.shapes.shape(items).members().values().stream()
                .filter(member -> draft.shapes.items(member.type()) == null)
                .filter(member -> draft.shapes.names(member.type()).stream().anyMatch(stored::contains))
                .toList();
        boolean isInstance =
                resource.idMember != null && draft.shapes.shape(items).has(resource.idMember);
        return same.size() == 1 && !isInstance ? same.get(0) : null;
    }
}
