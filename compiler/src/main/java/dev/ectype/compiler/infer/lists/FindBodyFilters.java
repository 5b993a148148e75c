package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.SearchWords;
import dev.ectype.compiler.ir.list.BodyFilter;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the members of a search body that filter a list although the items have no such member: words, lists of
 * identifiers, members of an identifier that is an object, and objects with further conditions.
 */
public final class FindBodyFilters implements InferenceRule {
    private static final int DEEPEST = 4;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            Role.ListAll list = role == null ? null : role.listing();
            TypeRef body = list == null ? null : Payloads.bodyType(route.endpoint());
            if (list != null && body != null) {
                new Search(draft, route, list, proposals).walk(MemberPath.ROOT, body);
            }
        }
        return proposals;
    }

    /** The search body of one operation. */
    private final class Search {
        private final ModelDraft draft;
        private final OperationRoute route;
        private final Role.ListAll list;
        private final ResourceDraft resource;
        private final ObjectShape items;
        /** The members of an identifier that is an object; none for other identifiers. */
        private final ObjectShape identity;

        private final List<Proposal> proposals;

        Search(ModelDraft draft, OperationRoute route, Role.ListAll list, List<Proposal> proposals) {
            this.draft = draft;
            this.route = route;
            this.list = list;
            this.resource = draft.resource(list.resource());
            this.items = draft.shape(resource);
            ObjectMember identifier =
                    resource.idMember == null || resource.idWithin != null ? null : items.member(resource.idMember);
            this.identity = identifier == null ? ObjectShape.EMPTY : draft.shapes.shape(identifier.type());
            this.proposals = proposals;
        }

        void walk(MemberPath at, TypeRef type) {
            for (ObjectMember member : draft.shapes.shape(type).members().values()) {
                boolean used = at.isRoot() && isUsed(member.name());
                if (!used && !items.has(member.name())) {
                    propose(at.then(member.name()), member);
                }
            }
        }

        private void propose(MemberPath path, ObjectMember member) {
            TypeRef type = member.type();
            String name = member.name();
            boolean any = draft.shapes.isUnspecified(type);
            if ((any || draft.shapes.items(type) != null) && isIdentifiers(name)) {
                add(path, BodyFilter.Kind.IDENTIFIERS, 80, "lists the identifiers of " + resource.literal());
            }
            boolean object = draft.shapes.variants(type).stream().anyMatch(draft.shapes::isObject);
            if ((any || object) && SearchWords.isSearchObject(name)) {
                add(path, BodyFilter.Kind.CONDITIONS, 75, "is an object with a common name of conditions");
                if (path.names().size() < DEEPEST) {
                    walk(path, type);
                }
            }
            if (draft.shapes.mayBeScalar(type) && path.names().size() == 1 && identity.has(name)) {
                add(path, BodyFilter.Kind.IDENTITY, 80, "is a member of the identifier " + resource.idMember);
                return;
            }
            if (ScalarForms.of(draft.shapes, type).text() && SearchWords.isWords(name)) {
                add(path, BodyFilter.Kind.WORDS, 80, "is a text with a common name of a search");
            }
        }

        private void add(MemberPath path, BodyFilter.Kind kind, int confidence, String reason) {
            EndpointChange change =
                    new EndpointChange.AddBodyFilter(route.endpoint().id(), new BodyFilter(path, kind));
            proposals.add(proposal(change, confidence, path.pointer() + " " + reason));
        }

        /** Returns whether the member selects a page or filters by a member of the items already. */
        private boolean isUsed(String name) {
            return list.paging().uses(name)
                    || list.filters().stream()
                            .anyMatch(filter -> filter.parameter().equals(name));
        }

        /** Returns whether a name means identifiers of the resource, such as {@code names} or {@code robotNames}. */
        private boolean isIdentifiers(String name) {
            if (resource.idMember == null) {
                return false;
            }
            String bare = NameWords.bare(name);
            String identifiers = NameWords.bare(Nouns.plural(resource.idMember));
            return bare.equals(identifiers) || bare.equals(NameWords.key(noun()) + identifiers);
        }

        private String noun() {
            String name = list.resource().value();
            return name.substring(name.lastIndexOf('.') + 1);
        }
    }
}
