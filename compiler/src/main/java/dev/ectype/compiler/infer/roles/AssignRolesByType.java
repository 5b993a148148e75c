package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.PathlessCalls;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.SubscriptionWords;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.binding.Binding;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds searches, further lists and lookups of a resource at other paths by the types in their replies. */
public final class AssignRolesByType implements InferenceRule {
    private static final SegmentedPath.Segment ITEM = new SegmentedPath.Segment("{}", "item");
    private static final List<String> IDENTIFIERS = List.of("id", "identifier", "uuid", "guid");
    private static final List<String> NAMING = List.of("", "Name", "Key", "Code", "Slug");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        ResourcesByType byType = ResourcesByType.of(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) == null) {
                add(draft, route, byType, proposals);
            }
        }
        return proposals;
    }

    private void add(ModelDraft draft, OperationRoute route, ResourcesByType byType, List<Proposal> proposals) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        if (reply == null) {
            return;
        }
        String literal = ResourcesByType.noun(route);
        TypedPath items = draft.envelopes.items(reply, literal);
        ResourceDraft listed = items == null ? null : resourceOfItems(draft, route, items.type(), byType);
        ResourceDraft here = draft.at(route.path());
        if (here != null && here.items.contains(route.path())) {
            return;
        }
        if (items == null && here == null && addIdentifiers(draft, route, reply, proposals)) {
            return;
        }
        boolean queries = route.method().equals("GET") || route.method().equals("QUERY");
        boolean lists = queries || here == null && (isSearch(route) || isStream(route));
        if (lists && items != null && listed != null) {
            Role role = new Role.ListAll(listed.resourceName(), items.at());
            proposals.add(proposal(
                    new ModelChange.AssignRole(route.endpoint().id(), role), 75, "it lists " + listed.literal()));
        } else if (route.method().equals("GET") && items == null) {
            String parameter = lookupParameter(draft, route);
            if (parameter != null) {
                addLookup(draft, route, byType, reply, parameter, proposals);
            }
        }
    }

    /** Returns whether a method replies to one message with a stream of instances, and not of later events. */
    private static boolean isStream(OperationRoute route) {
        Binding binding = route.endpoint().binding();
        return binding.serverStreams()
                && !binding.clientStreams()
                && !SubscriptionWords.isWatching(String.valueOf(binding.callName()));
    }

    /** Assigns a list to a path such as {@code /books/ids} that returns the identifiers of a collection. */
    private boolean addIdentifiers(ModelDraft draft, OperationRoute route, TypeRef reply, List<Proposal> proposals) {
        ResourceDraft above = route.method().equals("GET") ? ResourcesByType.above(draft, route) : null;
        boolean named = above != null
                && IDENTIFIERS.contains(NameWords.key(route.path().last().literal()));
        MemberPath at = above == null || !named
                ? null
                : draft.envelopes.identifiers(reply, above.literal(), draft.shape(above));
        if (above == null || at == null) {
            return false;
        }
        ModelChange change =
                new ModelChange.AssignRole(route.endpoint().id(), new Role.ListAll(above.resourceName(), at));
        return proposals.add(proposal(change, 75, "it lists the identifiers of " + above.literal()));
    }

    /** Returns whether a {@code POST} is a search with its criteria in the body. */
    private static boolean isSearch(OperationRoute route) {
        List<String> words = route.path().endsWithLiteral()
                ? NameWords.of(route.path().last().literal())
                : List.of();
        return route.method().equals("POST")
                && !words.isEmpty()
                && (Verbs.searches(words.get(0)) || Verbs.searches(words.get(words.size() - 1)));
    }

    /** Returns the path parameter at the end or the only argument of a query without a path; null if there is none. */
    private static @Nullable String lookupParameter(ModelDraft draft, OperationRoute route) {
        if (route.path().endsWithParameter()) {
            return route.path().last().parameter();
        }
        if (!PathlessCalls.isCall(route.endpoint().binding()) || !route.path().isEmpty()) {
            return null;
        }
        List<String> arguments = new ArrayList<>();
        for (Parameter parameter : route.endpoint().parameters()) {
            if (draft.shapes.mayBeScalar(parameter.type())) {
                arguments.add(parameter.name());
            }
        }
        return arguments.size() == 1 ? arguments.get(0) : null;
    }

    private void addLookup(
            ModelDraft draft,
            OperationRoute route,
            ResourcesByType byType,
            TypeRef reply,
            String parameter,
            List<Proposal> proposals) {
        TypedPath place = draft.envelopes.item(reply, ResourcesByType.noun(route), parameter);
        ResourceDraft resource = place == null ? null : byType.of(draft, place.type());
        ObjectMember named = resource == null ? null : named(draft.shape(resource), parameter);
        if (place == null
                || resource == null
                || named == null
                || draft.isBound(route.endpoint().id(), parameter)) {
            return;
        }
        boolean exact = draft.shape(resource).like(parameter) != null;
        String member = exact ? draft.idMembers.of(draft.shape(resource), resource.noun(), parameter) : null;
        ParameterBinding binding =
                new ParameterBinding(parameter, resource.resourceName(), member == null ? named.name() : member);
        proposals.add(proposal(
                new ModelChange.BindParameter(route.endpoint().id(), binding), 75, "it returns " + resource.noun()));
        Role role = new Role.Read(resource.resourceName(), place.at());
        proposals.add(
                proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 75, "it returns " + resource.noun()));
    }

    /**
     * Returns the member with the parameter's name, possibly with an ending for a name: {@code tag_name} for
     * {@code tag}.
     */
    private static @Nullable ObjectMember named(ObjectShape shape, String parameter) {
        for (String ending : NAMING) {
            ObjectMember member = shape.like(parameter + ending);
            if (member != null) {
                return member;
            }
        }
        return null;
    }

    private static @Nullable ResourceDraft resourceOfItems(
            ModelDraft draft, OperationRoute route, TypeRef items, ResourcesByType byType) {
        ResourceDraft named = byType.of(draft, items);
        if (named != null || route.path().endsWithParameter() || route.path().isEmpty()) {
            return named;
        }
        SegmentedPath parent = route.path().parent();
        ResourceDraft collection = draft.at(parent);
        ResourceDraft above = collection == null ? draft.at(parent.then(ITEM)) : collection;
        boolean listed =
                above != null && !above.singleton && (above != collection || above.collections.contains(parent));
        if (above == null || !listed) {
            return null;
        }
        return draft.shapes.shape(items).isShortFormOf(draft.shape(above)) ? above : null;
    }
}
