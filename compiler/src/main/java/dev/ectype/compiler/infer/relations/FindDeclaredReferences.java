package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises members whose description names the type of the referenced instance, such as {@code
 * google.api.resource_reference}. A required reference must lead to an existing instance.
 */
public final class FindDeclaredReferences implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            for (ObjectMember member : draft.shape(resource).members().values()) {
                ResourceDraft target = member.name().equals(resource.idMember) ? null : target(draft, member);
                if (target != null && target != resource) {
                    proposals.add(proposal(
                            new RelationshipChange.AddRelationship(reference(resource, member, target)),
                            95,
                            "the option of the member names " + target.resourceName()
                                    + (member.required() ? ", and the member is required" : "")));
                }
            }
        }
        return proposals;
    }

    private static Relationship reference(ResourceDraft from, ObjectMember member, ResourceDraft to) {
        ResourceName name = from.resourceName();
        return new Relationship(
                name + "." + member.name(),
                name,
                to.resourceName(),
                Relationship.Kind.REFERENCE,
                member.name(),
                null,
                null,
                null,
                member.required());
    }

    /** Returns the only resource with instances of the declared type, or null. */
    private static @Nullable ResourceDraft target(ModelDraft draft, ObjectMember member) {
        String type = member.type().notes().referenced();
        if (type == null) {
            return null;
        }
        List<ResourceDraft> targets = draft.resources().stream()
                .filter(each -> !each.singleton
                        && each.idMember != null
                        && draft.shapes.names(each.storedType()).contains(new TypeName(type)))
                .toList();
        return targets.size() == 1 ? targets.get(0) : null;
    }
}
