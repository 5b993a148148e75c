package dev.ectype.compiler.infer.relations;

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
import dev.ectype.compiler.infer.resources.GroupPathsIntoResources;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises membership paths, which add and remove existing instances without a body of their own members.
 * {@code PUT /teams/{id}/members/{user}} creates no user, nor does a {@code POST} of identifiers to
 * {@code /teams/{id}/members}.
 */
public final class FindMemberships implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        CanonicalCollections collections = CanonicalCollections.of(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (List<OperationRoute> routes : draft.routes.byPath().values()) {
            SegmentedPath item = routes.get(0).path();
            SegmentedPath collection = GroupPathsIntoResources.collectionOf(item);
            boolean below = item.endsWithParameter() && item.size() > 2 && !collection.isEmpty();
            ResourceDraft target = below && isAddedAndRemoved(draft, item, collection) ? collections.of(item) : null;
            target = target == null && below ? acceptedByIdentifier(draft, item, collection, collections) : target;
            boolean links = target != null
                    && isNamedAsElsewhere(item, collection, target)
                    && !isCreatedInCollection(draft, collection, target);
            if (target != null && links && hasNoOwnMembers(draft, routes, target)) {
                String evidence = "PUT or DELETE without a body links instances that belong to " + target.key;
                proposals.add(proposal(new ModelChange.AddMembership(collection, item, target.key), 80, evidence));
            }
        }
        return proposals;
    }

    /** Returns the resource of instances that a collection accepts by identifier only and removes again, or null. */
    private static @Nullable ResourceDraft acceptedByIdentifier(
            ModelDraft draft, SegmentedPath item, SegmentedPath collection, CanonicalCollections collections) {
        ResourceDraft direct = draft.at(item);
        if (direct == null || draft.routes.find("DELETE", item) == null) {
            return null;
        }
        ResourceDraft target = collections.of(item);
        ResourceDraft found = target == null ? direct : target;
        boolean outside = CanonicalCollections.isOutside(draft, found, collection);
        for (String method : outside ? List.of("POST", "PUT") : List.<String>of()) {
            OperationRoute route = draft.routes.find(method, collection);
            String noun = collection.last().literal();
            if (route != null
                    && noun != null
                    && ListEditItems.onlyIdentifiers(draft, route, List.of(noun, found.noun()), draft.shape(found))
                            != null) {
                return found;
            }
        }
        return null;
    }

    /**
     * Returns whether the item's parameters form one identifier. Several in a row do if the resource's own path ends
     * with them: {@code /starred/{owner}/{repo}}.
     */
    private static boolean isNamedAsElsewhere(SegmentedPath item, SegmentedPath collection, ResourceDraft target) {
        List<String> name = parameters(item, collection.size());
        return name.size() == 1
                || target.items.stream()
                        .filter(own -> own != item)
                        .anyMatch(own -> parameters(
                                        own,
                                        GroupPathsIntoResources.collectionOf(own)
                                                .size())
                                .equals(name));
    }

    private static List<String> parameters(SegmentedPath path, int from) {
        return path.segments().subList(from, path.size()).stream()
                .map(segment -> NameWords.bare(String.valueOf(segment.parameter())))
                .toList();
    }

    /**
     * Returns whether a path has a {@code PUT} and a {@code DELETE}. A {@code POST} counts only without a body, since
     * updates may also be posted.
     */
    private static boolean isAddedAndRemoved(ModelDraft draft, SegmentedPath item, SegmentedPath collection) {
        OperationRoute put = draft.routes.find("PUT", item);
        OperationRoute post = draft.routes.find("POST", item);
        OperationRoute read = draft.routes.find("GET", item);
        TypeRef reply = read == null ? null : Payloads.replyType(read.endpoint());
        boolean posted = post != null && post.endpoint().body() == null;
        return (put != null || posted)
                && draft.routes.find("DELETE", item) != null
                && (reply == null
                        || draft.envelopes.items(reply, collection.last().literal()) == null);
    }

    /** Returns whether a {@code POST} to the collection creates a new instance. */
    private static boolean isCreatedInCollection(ModelDraft draft, SegmentedPath collection, ResourceDraft target) {
        OperationRoute create = draft.routes.find("POST", collection);
        if (create == null) {
            return false;
        }
        TypeRef body = Payloads.bodyType(create.endpoint());
        TypedPath place = draft.envelopes.locate(body, target.storedType());
        return body == null || place != null && draft.shapes.shape(place.type()).shared(draft.shape(target)) > 1;
    }

    /**
     * Returns whether the request bodies contain no members of the resource itself. Members of the membership, such as
     * a role, a position or a price, are allowed.
     */
    private static boolean hasNoOwnMembers(ModelDraft draft, List<OperationRoute> routes, ResourceDraft target) {
        ObjectShape stored = draft.shape(target);
        boolean deletedElsewhere = target.items.stream()
                .anyMatch(item -> isNearer(draft, item, routes.get(0).path()));
        for (OperationRoute route : routes) {
            TypeRef body = route.method().equals("DELETE") ? null : Payloads.bodyType(route.endpoint());
            ObjectShape sent = draft.shapes.shape(body);
            boolean words = sent.members().values().stream().anyMatch(member -> isWords(draft, member, stored));
            if (words || sent.hasRequired() && !deletedElsewhere || sent.shared(stored) > 1) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns whether a body member is a required text member of the resource. Kinds and prices may belong to the
     * membership.
     */
    private static boolean isWords(ModelDraft draft, ObjectMember sent, ObjectShape stored) {
        boolean text = draft.shapes.core(sent.type()) instanceof TextType;
        return sent.required() && text && stored.like(sent.name()) != null;
    }

    /**
     * Returns whether instances are deleted at a path nearer to the root, so that a {@code DELETE} here only removes a
     * member.
     */
    private static boolean isNearer(ModelDraft draft, SegmentedPath item, SegmentedPath membership) {
        return item.parameters() < membership.parameters() && draft.routes.find("DELETE", item) != null;
    }
}
