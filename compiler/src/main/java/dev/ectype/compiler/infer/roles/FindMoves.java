package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.RequestNameWords;
import dev.ectype.compiler.ir.resource.MoveRole;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises actions with a member of the request that identifies another instance: {@code moveBook} to
 * {@code other_shelf} changes the parent, and {@code mergeShelves} with {@code other_shelf} makes one shelf of two.
 */
public final class FindMoves implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            String verb = route.path().endsWithLiteral() ? route.path().last().literal() : "";
            if (draft.role(route.endpoint().id()) instanceof Role.CustomAction action) {
                MoveRole role = RequestNameWords.merges(verb)
                        ? merge(draft, route, action)
                        : RequestNameWords.moves(verb) ? move(draft, route, action) : null;
                if (role != null) {
                    proposals.add(proposal(
                            new ModelChange.AssignRole(route.endpoint().id(), role),
                            80,
                            role.parameter() + " identifies the other instance of " + verb));
                }
            }
        }
        return proposals;
    }

    private static @Nullable MoveRole merge(ModelDraft draft, OperationRoute route, Role.CustomAction action) {
        ResourceDraft resource = draft.resource(action.resource());
        for (ObjectMember member : others(draft, route)) {
            String name = RequestNameWords.source(member.name());
            if (name != null && identifies(name, resource)) {
                return new MoveRole.Merge(action.resource(), member.name(), action.replyAt());
            }
        }
        return null;
    }

    private static @Nullable MoveRole move(ModelDraft draft, OperationRoute route, Role.CustomAction action) {
        ResourceDraft resource = draft.resource(action.resource());
        for (Relationship relationship : draft.relationships()) {
            boolean refers = relationship.from().equals(action.resource())
                    && relationship.kind() != Relationship.Kind.PIECES
                    && !relationship.to().equals(action.resource());
            ResourceDraft parent = refers ? draft.findByName(relationship.to()) : null;
            for (ObjectMember member : parent == null ? List.<ObjectMember>of() : others(draft, route)) {
                String name = RequestNameWords.target(member.name());
                boolean same = draft.shape(resource).has(member.name());
                if (parent != null && !same && identifies(name == null ? member.name() : name, parent)) {
                    return new MoveRole.Move(action.resource(), relationship.to(), member.name(), action.replyAt());
                }
            }
        }
        return null;
    }

    /** Returns the scalar members of the request that do not identify the instance of the action. */
    private static List<ObjectMember> others(ModelDraft draft, OperationRoute route) {
        return draft.shapes.shape(Payloads.bodyType(route.endpoint())).members().values().stream()
                .filter(member -> draft.shapes.mayBeScalar(member.type()))
                .filter(member -> route.arguments().stream()
                        .noneMatch(argument -> argument.name().equals(member.name())))
                .toList();
    }

    private static boolean identifies(String name, ResourceDraft resource) {
        String bare = NameWords.bare(name);
        String noun = Nouns.singular(resource.literal());
        return CallArguments.isIdentifierOf(bare, noun)
                || resource.idMember != null
                        && NameWords.bare(resource.idMember).equals(bare);
    }
}
