package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.binding.Binding;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises writes at a collection, or at a verb below it, with a list of instances in the body, and streams of
 * instances that clients send. Elements with identifiers are updated; they are created if the operation's name says so,
 * or if they are streamed.
 */
public final class FindBulkWrites implements InferenceRule {
    private static final List<String> CHANGING =
            List.of("update", "edit", "modify", "patch", "change", "reorder", "upsert");
    private static final List<String> MAKING = List.of("create", "add", "insert", "import");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            boolean open = draft.role(route.endpoint().id()) == null;
            ResourceDraft streamed = open ? streamed(draft, route) : null;
            if (streamed != null) {
                proposals.add(streamed(draft, route, streamed));
                continue;
            }
            ResourceDraft resource = open ? resource(draft, route) : null;
            TypedPath items = resource == null || resource.singleton ? null : items(draft, route, resource);
            Role role = resource == null || items == null ? null : role(draft, route, resource, items);
            if (role != null) {
                String evidence = route.method() + " " + route.path().key() + " accepts a list of instances";
                proposals.add(
                        proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 75, evidence));
            }
        }
        return proposals;
    }

    private Proposal streamed(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        Role role = new Role.Create(
                resource.resourceName(), MemberPath.ROOT.then(MemberPath.FIRST), replyAt(draft, route, resource));
        return proposal(
                new ModelChange.AssignRole(route.endpoint().id(), role),
                75,
                "clients send a stream of " + resource.resourceName());
    }

    /** Returns the only resource whose instances clients send as a stream, for a reply about all of them, or null. */
    private static @Nullable ResourceDraft streamed(ModelDraft draft, OperationRoute route) {
        Binding binding = route.endpoint().binding();
        TypeRef body = binding.clientStreams() && !binding.serverStreams() ? Payloads.bodyType(route.endpoint()) : null;
        TypeRef items = body == null ? null : draft.shapes.items(body);
        if (items == null) {
            return null;
        }
        List<ResourceDraft> found = draft.resources().stream()
                .filter(each -> !each.singleton
                        && draft.shapes.names(each.storedType()).stream().anyMatch(draft.shapes.names(items)::contains))
                .toList();
        return found.size() == 1 ? found.get(0) : null;
    }

    /** Returns the resource at the path or right above its verb, or null. */
    private static @Nullable ResourceDraft resource(ModelDraft draft, OperationRoute route) {
        SegmentedPath path = route.path();
        ResourceDraft direct = draft.at(path);
        if (direct != null) {
            return changes(route) && direct.isCollection(path) ? direct : null;
        }
        boolean verb = path.endsWithLiteral() && path.size() > 1 && (changesMany(route) || createsMany(route));
        ResourceDraft above = verb ? draft.at(path.parent()) : null;
        return above != null && above.isCollection(path.parent()) ? above : null;
    }

    private static boolean changes(OperationRoute route) {
        return List.of("PUT", "PATCH").contains(route.method());
    }

    private static boolean changesMany(OperationRoute route) {
        boolean named = hasWord(route, CHANGING);
        return route.method().equals("POST") ? named : changes(route) && (named || meansMany(route));
    }

    private static boolean createsMany(OperationRoute route) {
        boolean undecided = NameWords.of(route.path().last().literal()).stream().allMatch(Verbs::meansMany);
        return route.method().equals("POST")
                && meansMany(route)
                && (hasWord(route, MAKING) || undecided)
                && !changesMany(route);
    }

    private static boolean hasWord(OperationRoute route, List<String> words) {
        return NameWords.of(route.path().last().literal()).stream().anyMatch(words::contains);
    }

    private static boolean meansMany(OperationRoute route) {
        return NameWords.of(route.path().last().literal()).stream().anyMatch(Verbs::meansMany);
    }

    private static String verb(OperationRoute route) {
        List<String> words = NameWords.of(route.endpoint().id().value());
        return words.isEmpty() ? "" : words.get(0);
    }

    /** Returns the location of a list of instances, possibly partial ones, in the body, or null. */
    private static @Nullable TypedPath items(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        TypeRef body = Payloads.bodyType(route.endpoint());
        // A verb that creates says what its list contains, so that one common member is enough.
        return body == null
                ? null
                : similarItems(draft, body, resource, !createsMany(route) || !hasWord(route, MAKING));
    }

    private static @Nullable TypedPath similarItems(
            ModelDraft draft, TypeRef where, ResourceDraft resource, boolean mostly) {
        TypedPath items = draft.envelopes.items(where, resource.literal());
        // A deeper list belongs to another object.
        if (items == null || items.at().names().size() > 1) {
            return null;
        }
        ObjectShape shape = draft.shapes.shape(items.type());
        int shared = shape.shared(draft.shape(resource));
        boolean alike = mostly ? 2 * shared > shape.members().size() : shared > 0;
        return alike || draft.shapes.isOpen(items.type())
                ? new TypedPath(items.at().then(MemberPath.FIRST), items.type())
                : null;
    }

    /** Returns the location of the list of instances in the reply, or null. */
    private static @Nullable MemberPath replyAt(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        TypedPath items = reply == null ? null : similarItems(draft, reply, resource, true);
        return items == null ? null : items.at();
    }

    private static @Nullable Role role(
            ModelDraft draft, OperationRoute route, ResourceDraft resource, TypedPath items) {
        MemberPath replyAt = replyAt(draft, route, resource);
        ObjectShape shape = draft.shapes.shape(items.type());
        ObjectMember id = resource.idMember == null ? null : shape.member(resource.idMember);
        if (draft.at(route.path()) == null && createsMany(route)) {
            // Without a creating verb, required identifiers may mean existing instances.
            boolean certain = id == null || !id.required() || hasWord(route, MAKING);
            return certain ? new Role.Create(resource.resourceName(), items.at(), replyAt) : null;
        }
        if (route.method().equals("PUT") && OperationName.isKind(verb(route), OperationName.Kind.CREATE)) {
            return new Role.Create(resource.resourceName(), items.at(), replyAt);
        }
        if (isOpenUpdate(draft, route, resource, items)) {
            return new Role.Update(resource.resourceName(), items.at(), replyAt);
        }
        // Without identifiers, a body contains the whole list or new instances.
        boolean changes = route.method().equals("PATCH") || hasWord(route, CHANGING);
        boolean identified = id != null && (id.required() || changes && !isIdentifiedByQuery(draft, route, resource));
        if (id == null || !identified || shape.members().size() < 2) {
            return null;
        }
        boolean whole = shape.members().values().stream().anyMatch(member -> member.required() && member != id);
        return whole || createsMissing(route)
                ? new Role.Replace(resource.resourceName(), items.at(), replyAt, createsMissing(route))
                : new Role.Update(resource.resourceName(), items.at(), replyAt);
    }

    /** Returns whether a verb for several instances, below the collection, changes elements that may have any members. */
    private static boolean isOpenUpdate(
            ModelDraft draft, OperationRoute route, ResourceDraft resource, TypedPath items) {
        return resource.idMember != null
                && draft.at(route.path()) == null
                && meansMany(route)
                && changesMany(route)
                && draft.shapes.shape(items.type()).isEmpty()
                && draft.shapes.isOpen(items.type());
    }

    /** Returns whether query parameters identify the instances, so that the body need not. */
    private static boolean isIdentifiedByQuery(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        return route.endpoint().parameters().stream()
                .anyMatch(parameter -> parameter.in() == Parameter.In.QUERY
                        && FindBulkDeletions.namesMany(
                                parameter.name(), resource, draft.shapes.core(parameter.type()) instanceof ArrayType));
    }

    /** Returns whether missing instances are created. */
    private static boolean createsMissing(OperationRoute route) {
        boolean named = hasWord(route, List.of("upsert")) || hasWord(route, CHANGING) && hasWord(route, MAKING);
        return named
                || route.method().equals("PUT")
                        && route.endpoint().responses().stream()
                                .anyMatch(response -> response.status().equals("201"));
    }
}
