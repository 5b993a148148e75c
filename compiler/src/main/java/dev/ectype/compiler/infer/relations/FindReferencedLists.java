package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.ExpansionWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises lists of the instances that a list of references in the instance of the path names:
 * {@code GET /articles/{id}/tags} for the references in {@code tags} of the article.
 */
public final class FindReferencedLists implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            boolean below = route.method().equals("GET")
                    && route.path().endsWithLiteral()
                    && route.path().size() > 1
                    && route.path().parent().endsWithParameter()
                    && draft.routes.find("POST", route.path()) == null;
            if (below
                    && draft.role(route.endpoint().id()) instanceof Role.ListAll list
                    && list.through() == null
                    && list.listMember() == null) {
                String member = member(draft, route, list.resource());
                if (member != null) {
                    proposals.add(proposal(
                            new ModelChange.AssignRole(route.endpoint().id(), list.withListMember(member)),
                            75,
                            member + " contains references to the items"));
                }
            }
        }
        return proposals;
    }

    /** Returns the list of references that a path is named after, or null if the items reference the instance instead. */
    private static @Nullable String member(ModelDraft draft, OperationRoute route, ResourceName listed) {
        List<ParameterBinding> bindings =
                draft.parameterBindings(route.endpoint().id());
        if (bindings.isEmpty()) {
            return null;
        }
        ResourceName owner = bindings.get(bindings.size() - 1).resource();
        if (owner.equals(draft.resource(listed).parent)) {
            return null;
        }
        String literal = NameWords.bare(String.valueOf(route.path().last().literal()));
        String found = null;
        for (Relationship known : draft.relationships()) {
            boolean embeds =
                    known.from().equals(owner) && known.to().equals(listed) && known.kind() == Relationship.Kind.PIECES;
            boolean back = known.from().equals(listed) && known.to().equals(owner) && !listed.equals(owner);
            if (embeds || back && StoredReferences.isStored(draft, known)) {
                return null;
            }
            boolean lists = known.from().equals(owner)
                    && known.to().equals(listed)
                    && known.kind() == Relationship.Kind.MEMBERSHIP
                    && StoredReferences.isStored(draft, known);
            found = found == null && lists && isNamed(known, literal) ? known.member() : found;
        }
        return found;
    }

    /** Returns whether one of the last two names of the member, such as {@code tags.data}, means the name in the path. */
    private static boolean isNamed(Relationship known, String literal) {
        MemberPath path = known.path();
        List<String> names = path == null ? List.of() : path.names();
        return names.subList(Math.max(0, names.size() - 2), names.size()).stream()
                .anyMatch(name -> Nouns.singular(NameWords.bare(name)).equals(Nouns.singular(literal))
                        || ExpansionWords.identifiers(literal).contains(NameWords.bare(name)));
    }
}
