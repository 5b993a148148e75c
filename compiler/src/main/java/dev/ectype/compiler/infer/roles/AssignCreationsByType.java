package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds creations at paths that are none of the resource: at a path that lists its instances, at a path with a verb such as
 * {@code /quotes/createQuote}, and at any path whose operation returns an instance and says that it creates one.
 */
public final class AssignCreationsByType implements InferenceRule {
    /** The largest number of members of an envelope; a larger object is an instance, whose objects are members of it. */
    private static final int SMALL = 3;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        ResourcesByType byType = ResourcesByType.of(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            boolean free = route.method().equals("POST")
                    && draft.role(route.endpoint().id()) == null
                    && route.path().endsWithLiteral();
            TypeRef reply = free ? Payloads.replyType(route.endpoint()) : null;
            if (reply != null && !addNamed(draft, route, reply, proposals)) {
                add(draft, route, reply, byType, proposals);
            }
        }
        return proposals;
    }

    /** Assigns a creation to a path with a verb right below the collection if it accepts an instance. */
    private boolean addNamed(ModelDraft draft, OperationRoute route, TypeRef reply, List<Proposal> proposals) {
        boolean apart =
                draft.at(route.path()) == null && draft.envelopes.items(reply, ResourcesByType.noun(route)) == null;
        ResourceDraft above = apart ? ResourcesByType.above(draft, route) : null;
        List<String> words =
                above == null ? List.of() : NameWords.of(route.path().last().literal());
        boolean makes = words.size() > 1
                && OperationName.isKind(words.get(0), OperationName.Kind.CREATE)
                && words.stream().map(NameWords::key).anyMatch(NameWords.key(lastWord(above))::equals);
        PayloadLocations carried = above == null || !makes ? null : PayloadLocations.of(draft, above, route.endpoint());
        if (above == null || carried == null || !carried.bodyIsLikeItem()) {
            return false;
        }
        Role role = new Role.Create(above.resourceName(), carried.bodyAt(), carried.replyAt());
        String evidence = "its name creates a " + above.noun() + " and it accepts one";
        return proposals.add(
                proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 70, evidence));
    }

    private static String lastWord(@Nullable ResourceDraft resource) {
        List<String> words = resource == null ? List.of() : NameWords.of(resource.noun());
        return words.isEmpty() ? "" : words.get(words.size() - 1);
    }

    /**
     * Assigns a creation to a path that also lists instances of the resource, or whose operation says that it creates what it
     * returns.
     */
    private void add(
            ModelDraft draft, OperationRoute route, TypeRef reply, ResourcesByType byType, List<Proposal> proposals) {
        String noun = ResourcesByType.noun(route);
        ResourceDraft resource = returned(draft, reply, noun, byType);
        if (resource == null || resource.singleton) {
            return;
        }
        boolean listed = draft.routes.find("GET", route.path()) != null
                && !Verbs.isCommand(route.path().last().literal());
        boolean elsewhere = !listed
                && draft.at(route.path()) == null
                && draft.envelopes.items(reply, noun) == null
                && NameWords.of(route.path().last().literal()).stream().noneMatch(Verbs::meansMany);
        PayloadLocations carried = PayloadLocations.of(draft, resource, route.endpoint());
        String evidence = listed
                ? "at the path that lists them"
                : elsewhere && !identifies(draft, route, resource) && isReachable(draft, route, resource)
                        ? statement(draft, route, reply, resource)
                        : null;
        if (evidence != null) {
            Role role = new Role.Create(resource.resourceName(), carried.bodyAt(), carried.replyAt());
            String reason = "it returns " + resource.noun() + " " + evidence;
            proposals.add(proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 70, reason));
        }
    }

    /** Returns the resource of the instance that a reply is, or that it has as the only named one beside others; else null. */
    private static @Nullable ResourceDraft returned(
            ModelDraft draft, TypeRef reply, String noun, ResourcesByType byType) {
        TypedPath place = draft.envelopes.item(reply, noun, null);
        ResourceDraft whole = place == null ? null : byType.of(draft, place.type());
        if (whole != null) {
            return whole;
        }
        Map<String, ObjectMember> members = draft.shapes.shape(reply).members();
        List<ResourceDraft> named = new ArrayList<>();
        for (ObjectMember member : members.size() > SMALL ? List.<ObjectMember>of() : members.values()) {
            ResourceDraft resource = draft.shapes.items(member.type()) == null ? byType.of(draft, member.type()) : null;
            if (resource != null && NameWords.key(member.name()).endsWith(NameWords.key(resource.noun()))) {
                named.add(resource);
            }
        }
        return named.size() == 1 ? named.get(0) : null;
    }

    /** Returns whether the body identifies an instance, on which the operation then acts. */
    private static boolean identifies(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        TypeRef body = Payloads.bodyType(route.endpoint());
        TypedPath place = body == null ? null : draft.envelopes.item(body, resource.noun(), resource.idParameter());
        return place != null
                && draft.shapes.shape(place.type()).members().values().stream()
                        .filter(member -> !draft.shapes.isObject(member.type()))
                        .map(member -> NameWords.bare(member.name()))
                        .anyMatch(name -> name.equals(NameWords.bare(String.valueOf(resource.idMember)))
                                || CallArguments.isIdentifierOf(name, resource.noun()));
    }

    /** Returns whether an object has a token, because then it is about a session. */
    private static boolean hasToken(ModelDraft draft, TypeRef type) {
        return draft.shapes.shape(type).members().keySet().stream().anyMatch(IdentifierWords::isSecret);
    }

    /**
     * Returns whether a path has the parents of the resource and does not identify an instance of it, as an action on one
     * would.
     */
    private static boolean isReachable(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        SegmentedPath enclosing = route.path().enclosingItem(route.path().size());
        boolean own = enclosing != null && draft.at(enclosing) == resource;
        return !own
                && resource.items.stream()
                        .map(item -> item.enclosingItem(item.size() - 1))
                        .allMatch(parent -> parent == null || begins(route.path(), parent));
    }

    private static boolean begins(SegmentedPath path, SegmentedPath parent) {
        return path.size() > parent.size() && path.prefix(parent.size()).key().equals(parent.key());
    }

    /** Returns what says that the operation creates an instance, or null. */
    private static @Nullable String statement(
            ModelDraft draft, OperationRoute route, TypeRef reply, ResourceDraft resource) {
        if (CreationTexts.mention(route, resource.noun())) {
            return "and its name or text says that it creates one";
        }
        return route.declares("201") && !hasToken(draft, reply) && !hasToken(draft, resource.storedType())
                ? "with status 201"
                : null;
    }
}
