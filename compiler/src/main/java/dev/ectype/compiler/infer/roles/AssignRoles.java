package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Assigns roles from an operation's method and path: collection, item or singleton. */
public final class AssignRoles implements InferenceRule {
    private static final List<String> MAKING = List.of("create", "add", "insert", "register");
    /** Says that a request changes only the members that it contains. */
    private static final Pattern PARTIAL = Pattern.compile(
            "\\bonly\\b[^.]{0,60}\\b(provided|specified|included|given|sent|passed)\\b[^.]{0,60}\\b(updated|changed|modified)\\b"
                    + "|\\b(unspecified|omitted|missing)\\b[^.]{0,60}\\b(unchanged|untouched)\\b",
            Pattern.CASE_INSENSITIVE);
    /** Says that a request contains the whole instance. */
    private static final Pattern WHOLE = Pattern.compile(
            "\\b(fully|completely|entirely)\\s+(updat|replac|overwrit)|\\breplaces\\s+(the|an?|this|all|existing|entire|whole)\\b|^replace\\b|\\bnot support partial\\b",
            Pattern.CASE_INSENSITIVE);
    /** Says that a response is about an instance that existed before. */
    private static final Pattern CHANGED =
            Pattern.compile("\\b(updated|modified|changed)\\b", Pattern.CASE_INSENSITIVE);

    /** The longest description to search; longer ones are manuals. */
    private static final int LONGEST_TEXT = 2_000;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            for (SegmentedPath path : resource.collections) {
                for (OperationRoute route : draft.routes.at(path)) {
                    add(
                            route,
                            resource.singleton ? onItem(draft, resource, route) : onCollection(draft, resource, route),
                            proposals);
                }
            }
            for (SegmentedPath path : resource.items) {
                for (OperationRoute route : draft.routes.at(path)) {
                    add(route, onItem(draft, resource, route), proposals);
                }
            }
        }
        return proposals;
    }

    private void add(OperationRoute route, @Nullable Role role, List<Proposal> proposals) {
        if (role != null) {
            String evidence = "it is " + route.method() + " " + route.path().key();
            proposals.add(proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 90, evidence));
        }
    }

    private static @Nullable Role onCollection(ModelDraft draft, ResourceDraft resource, OperationRoute route) {
        PayloadLocations carried = PayloadLocations.of(draft, resource, route.endpoint());
        // A list may update or create several instances, so that the role is ambiguous.
        boolean changesOne = carried.hasIdentity() && !carried.bodyAt().names().contains(MemberPath.FIRST);
        switch (route.method()) {
            case "GET":
                return list(draft, resource, route);
            case "POST":
                return new Role.Create(resource.resourceName(), carried.bodyAt(), carried.replyAt());
            case "PUT":
                if (route.path().endsWithParameter() && !changesOne) {
                    return new Role.Create(resource.resourceName(), carried.bodyAt(), carried.replyAt());
                }
                return changesOne
                        ? new Role.Replace(resource.resourceName(), carried.bodyAt(), carried.replyAt(), false)
                        : null;
            case "PATCH":
                return changesOne
                        ? new Role.Update(resource.resourceName(), carried.bodyAt(), carried.replyAt())
                        : null;
            default:
                return null;
        }
    }

    private static @Nullable Role list(ModelDraft draft, ResourceDraft resource, OperationRoute route) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        TypedPath items = reply == null ? null : draft.envelopes.items(reply, resource.literal());
        if (reply == null || items == null && resource.items.isEmpty()) {
            return null;
        }
        MemberPath at = items == null
                ? draft.envelopes.identifiers(reply, resource.literal(), draft.shape(resource))
                : items.at();
        at = at == null ? draft.envelopes.unspecifiedItems(reply, resource.literal()) : at;
        at = at == null ? singleInstance(draft, resource, reply) : at;
        return at == null ? null : new Role.ListAll(resource.resourceName(), at);
    }

    /** Returns the location of a single instance in the reply of a list, or null. */
    private static @Nullable MemberPath singleInstance(ModelDraft draft, ResourceDraft resource, TypeRef reply) {
        TypedPath place = draft.envelopes.item(reply, resource.noun(), resource.idParameter());
        if (place == null || resource.idMember == null) {
            return null;
        }
        ObjectShape shape = draft.shapes.shape(place.type());
        boolean same =
                draft.shapes.names(place.type()).stream().anyMatch(draft.shapes.names(resource.storedType())::contains);
        boolean alike = same || shape.isShortFormOf(draft.shape(resource));
        return alike && shape.has(resource.idMember) ? place.at() : null;
    }

    private static @Nullable Role onItem(ModelDraft draft, ResourceDraft resource, OperationRoute route) {
        PayloadLocations carried = PayloadLocations.of(draft, resource, route.endpoint());
        MemberPath replyAt = carried.replyAt();
        switch (route.method()) {
            case "GET":
                return read(draft, resource, route, replyAt);
            case "PUT":
                return put(draft, resource, route, carried);
            case "PATCH":
                return new Role.Update(resource.resourceName(), carried.bodyAt(), replyAt);
            case "POST":
                if (creates(draft, resource, route)) {
                    return new Role.Replace(resource.resourceName(), carried.bodyAt(), replyAt, true);
                }
                boolean changes = replyAt != null || carried.bodyIsLikeItem();
                return changes ? new Role.Update(resource.resourceName(), carried.bodyAt(), replyAt) : null;
            case "DELETE":
                return new Role.Delete(resource.resourceName(), replyAt);
            default:
                return null;
        }
    }

    /** Reads the instance at its item path even if the reply's type differs from the stored type. */
    private static @Nullable Role read(
            ModelDraft draft, ResourceDraft resource, OperationRoute route, @Nullable MemberPath replyAt) {
        TypeRef reply = replyAt == null ? Payloads.replyType(route.endpoint()) : null;
        TypedPath natural = reply == null || resource.singleton
                ? null
                : draft.envelopes.item(reply, resource.noun(), resource.idParameter());
        boolean open = reply != null && draft.shapes.isOpen(reply);
        boolean contained = natural != null
                && reply != null
                && (open || !draft.shapes.shape(natural.type()).isEmpty())
                && draft.envelopes.items(reply, resource.literal()) == null;
        MemberPath at = contained && natural != null ? natural.at() : replyAt;
        at = at == null && reply != null ? listed(draft, resource, reply) : at;
        return at == null ? null : new Role.Read(resource.resourceName(), at);
    }

    /** Returns the first element of a reply with a list of one instance, or null. */
    private static @Nullable MemberPath listed(ModelDraft draft, ResourceDraft resource, TypeRef reply) {
        TypedPath items = resource.singleton ? null : draft.envelopes.items(reply, resource.literal());
        if (items == null || items.at().names().size() > 1) {
            return null;
        }
        ObjectShape shape = draft.shapes.shape(items.type());
        boolean alike =
                2 * shape.shared(draft.shape(resource)) > shape.members().size();
        boolean identified = resource.idMember != null && shape.has(resource.idMember);
        return alike && identified ? items.at().then(MemberPath.FIRST) : null;
    }

    /**
     * Returns the role of a {@code PUT}. A body without required members is an update; without any body, the identifier
     * alone creates an instance.
     */
    private static Role put(ModelDraft draft, ResourceDraft resource, OperationRoute route, PayloadLocations carried) {
        // Without a body, a response 404 is about the parent.
        boolean mayCreate = !isPosted(draft, resource) && (route.endpoint().body() == null || !route.declares("404"));
        boolean creates = !resource.singleton && (declaresCreation(route) || mayCreate);
        // A member with a path of its own, such as /units/{name}/status, stays as it is.
        boolean whole = says(route, WHOLE)
                && draft.subResources().stream().noneMatch(part -> part.of().equals(resource.key));
        boolean replaces = (carried.bodyRequires() || whole) && !says(route, PARTIAL);
        return creates || replaces
                ? new Role.Replace(resource.resourceName(), carried.bodyAt(), carried.replyAt(), creates)
                : new Role.Update(resource.resourceName(), carried.bodyAt(), carried.replyAt());
    }

    /** Returns whether the description matches a pattern. */
    private static boolean says(OperationRoute route, Pattern pattern) {
        String text = route.endpoint().text().description();
        return text != null
                && text.length() < LONGEST_TEXT
                && pattern.matcher(text).find();
    }

    /** Returns whether a response 201 is described that is not only about a changed instance. */
    private static boolean declaresCreation(OperationRoute route) {
        return route.endpoint().responses().stream()
                .filter(response -> response.status().equals("201"))
                .map(response -> String.valueOf(response.description()))
                .anyMatch(text ->
                        text.contains("reated") || !CHANGED.matcher(text).find());
    }

    /**
     * Returns whether a {@code POST} to an item path creates the instance: its name says so, and no other operation
     * creates one.
     */
    private static boolean creates(ModelDraft draft, ResourceDraft resource, OperationRoute route) {
        if (resource.singleton || isPosted(draft, resource) || draft.routes.find("PUT", route.path()) != null) {
            return false;
        }
        List<String> words = NameWords.of(route.endpoint().id().value());
        return words.size() > 1
                && MAKING.contains(words.get(0))
                && NameWords.key(String.join(" ", words.subList(1, words.size())))
                        .equals(NameWords.key(resource.noun()));
    }

    private static boolean isPosted(ModelDraft draft, ResourceDraft resource) {
        return resource.collections.stream().anyMatch(path -> draft.routes.find("POST", path) != null);
    }
}
