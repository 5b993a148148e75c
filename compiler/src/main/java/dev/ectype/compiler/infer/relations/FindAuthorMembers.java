package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.AuthorWords;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds references to the current user that the server sets in new instances: {@code author} of a comment, if no creation sends
 * it and the API has a path such as {@code /me}.
 */
public final class FindAuthorMembers implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Set<ResourceDraft> users = new LinkedHashSet<>();
        for (ModelChange.AddCurrentUserPath path : draft.currentUserPaths()) {
            ResourceDraft user = draft.find(path.of());
            if (user != null) {
                users.add(user);
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : users.isEmpty() ? List.<ResourceDraft>of() : draft.resources()) {
            for (ResourceDraft user : users) {
                if (resource != user && !CreationRoutes.routes(draft, resource).isEmpty()) {
                    propose(draft, resource, user, proposals);
                }
            }
        }
        return proposals;
    }

    private void propose(ModelDraft draft, ResourceDraft resource, ResourceDraft user, List<Proposal> proposals) {
        ObjectShape sent = CreationRoutes.body(draft, resource);
        for (ObjectMember member : draft.shape(resource).members().values()) {
            if (!AuthorWords.isAuthor(member.name()) || sent.like(member.name()) != null) {
                continue;
            }
            ResourceName name = resource.resourceName();
            Relationship known = draft.relationships().stream()
                    .filter(each -> each.from().equals(name) && member.name().equals(each.member()))
                    .findFirst()
                    .orElse(null);
            boolean embeds = known == null
                    && draft.shapes.names(member.type()).stream()
                            .anyMatch(draft.shapes.names(user.storedType())::contains);
            boolean references = known != null
                    && known.kind() == Relationship.Kind.REFERENCE
                    && known.to().equals(user.resourceName());
            if (embeds) {
                Relationship embedded = new Relationship(
                        name + "." + member.name(),
                        name,
                        user.resourceName(),
                        Relationship.Kind.REFERENCE,
                        member.name());
                proposals.add(proposal(
                        new RelationshipChange.AddRelationship(embedded),
                        75,
                        "the member is an author with this type"));
            }
            if (references || embeds) {
                proposals.add(proposal(
                        new ResourceChange.DeriveMembers(name, DerivedMembers.written(List.of(member.name()))),
                        75,
                        "no creation sends " + member.name() + ", and " + user.resourceName() + " has a current user"));
            }
        }
    }
}
