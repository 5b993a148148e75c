package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.Tombstones;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import org.jspecify.annotations.Nullable;

/**
 * Locates the instance in the body and the reply of an operation.
 *
 * @param replyAt the location in the reply, or null when the reply does not contain an instance
 * @param bodyRequires whether the body has required members
 * @param hasIdentity whether the body contains the identifier
 * @param bodyIsLikeItem whether most members of the body are members of the resource
 */
public record PayloadLocations(
        MemberPath bodyAt,
        @Nullable MemberPath replyAt,
        boolean bodyRequires,
        boolean hasIdentity,
        boolean bodyIsLikeItem) {
    public static PayloadLocations of(ModelDraft draft, ResourceDraft resource, Endpoint endpoint) {
        TypeRef item = resource.storedType();
        TypeRef bodyType = Payloads.bodyType(endpoint);
        TypedPath body = draft.envelopes.first(bodyType, resource.literal(), item);
        body = body == null ? draft.envelopes.locate(bodyType, item) : body;
        ObjectShape bodyShape = body == null ? draft.shapes.shape(bodyType) : draft.shapes.shape(body.type());
        TypedPath reply = replyPlace(draft, resource, endpoint);
        return new PayloadLocations(
                body == null ? MemberPath.ROOT : body.at(),
                reply == null ? null : reply.at(),
                bodyShape.hasRequired(),
                resource.idMember != null && bodyShape.has(resource.idMember),
                !bodyShape.isEmpty()
                        && 2 * bodyShape.shared(draft.shape(resource))
                                > bodyShape.members().size());
    }

    /** Returns whether the reply certainly contains an instance, and not another object with an identifier. */
    public static boolean certainlyContains(ModelDraft draft, ResourceDraft resource, Endpoint endpoint) {
        TypeRef reply = Payloads.replyType(endpoint);
        TypedPath place = reply == null ? null : draft.envelopes.locate(reply, resource.storedType());
        TypedPath natural = reply == null ? null : draft.envelopes.item(reply, resource.noun(), resource.idParameter());
        if (place == null || natural == null || !natural.at().equals(place.at())) {
            return false;
        }
        boolean named =
                draft.shapes.names(place.type()).stream().anyMatch(draft.shapes.names(resource.storedType())::contains);
        return named || draft.shapes.shape(place.type()).isShortFormOf(draft.shape(resource));
    }

    private static @Nullable TypedPath replyPlace(ModelDraft draft, ResourceDraft resource, Endpoint endpoint) {
        TypeRef reply = Payloads.replyType(endpoint);
        if (reply == null) {
            return null;
        }
        TypedPath first = draft.envelopes.first(reply, resource.literal(), resource.storedType());
        TypedPath place = first == null ? draft.envelopes.locate(reply, resource.storedType()) : first;
        if (place == null && draft.shapes.isOpen(reply)) {
            return new TypedPath(MemberPath.ROOT, reply);
        }
        if (place == null || Tombstones.isTombstone(draft.shapes, place.type())) {
            return place;
        }
        if (place.type() == resource.storedType()) {
            return place;
        }
        ObjectShape shape = draft.shapes.shape(place.type());
        boolean named =
                draft.shapes.names(place.type()).stream().anyMatch(draft.shapes.names(resource.storedType())::contains);
        boolean identified = resource.idMember != null && shape.has(resource.idMember);
        return named
                        || identified
                        || resource.singleton
                        || 2 * shape.shared(draft.shape(resource))
                                > shape.members().size()
                ? place
                : null;
    }
}
