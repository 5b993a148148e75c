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
    public static PayloadLocations of(ModelDraft draft, ResourceDraft sketch, Endpoint endpoint) {
        TypeRef item = sketch.storedType();
        TypeRef bodyType = Payloads.bodyType(endpoint);
        TypedPath body = draft.envelopes.first(bodyType, sketch.literal(), item);
        body = body == null ? draft.envelopes.locate(bodyType, item) : body;
        ObjectShape taken = body == null ? draft.shapes.shape(bodyType) : draft.shapes.shape(body.type());
        TypedPath reply = replyPlace(draft, sketch, endpoint);
        return new PayloadLocations(
                body == null ? MemberPath.ROOT : body.at(),
                reply == null ? null : reply.at(),
                taken.hasRequired(),
                sketch.idMember != null && taken.has(sketch.idMember),
                !taken.isEmpty()
                        && 2 * taken.shared(draft.shape(sketch))
                                > taken.members().size());
    }

    /** Returns whether the reply certainly contains an instance, and not another object with an identifier. */
    public static boolean certainlyContains(ModelDraft draft, ResourceDraft sketch, Endpoint endpoint) {
        TypeRef reply = Payloads.replyType(endpoint);
        TypedPath place = reply == null ? null : draft.envelopes.locate(reply, sketch.storedType());
        TypedPath natural = reply == null ? null : draft.envelopes.item(reply, sketch.noun(), sketch.idParameter());
        if (place == null || natural == null || !natural.at().equals(place.at())) {
            return false;
        }
        boolean named =
                draft.shapes.names(place.type()).stream().anyMatch(draft.shapes.names(sketch.storedType())::contains);
        return named || draft.shapes.shape(place.type()).isShortFormOf(draft.shape(sketch));
    }

    private static @Nullable TypedPath replyPlace(ModelDraft draft, ResourceDraft sketch, Endpoint endpoint) {
        TypeRef reply = Payloads.replyType(endpoint);
        if (reply == null) {
            return null;
        }
        TypedPath first = draft.envelopes.first(reply, sketch.literal(), sketch.storedType());
        TypedPath place = first == null ? draft.envelopes.locate(reply, sketch.storedType()) : first;
        if (place == null && draft.shapes.isOpen(reply)) {
            return new TypedPath(MemberPath.ROOT, reply);
        }
        if (place == null || Tombstones.isTombstone(draft.shapes, place.type())) {
            return place;
        }
        if (place.type() == sketch.storedType()) {
            return place;
        }
        ObjectShape shown = draft.shapes.shape(place.type());
        boolean named =
                draft.shapes.names(place.type()).stream().anyMatch(draft.shapes.names(sketch.storedType())::contains);
        boolean identified = sketch.idMember != null && shown.has(sketch.idMember);
        return named
                        || identified
                        || sketch.singleton
                        || 2 * shown.shared(draft.shape(sketch))
                                > shown.members().size()
                ? place
                : null;
    }
}
