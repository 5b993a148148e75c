package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes an envelope type in a reply: an object with one message and a few members about its delivery.
 *
 * @param replyAt the location of the envelopes in the reply; the root for a single envelope
 */
record MessageEnvelope(TypeRef type, MemberPath replyAt, ObjectMember message, List<TypeName> messageNames) {
    private static final int MOST_MEMBERS = 8;
    private static final List<String> ATTEMPTS =
            List.of("attempt", "attempts", "delivery", "deliveries", "receives", "count", "times", "tries");

    /** Returns the envelope of a call's reply, or null. */
    static @Nullable MessageEnvelope of(TypeShapes shapes, OperationRoute route) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        boolean streams = route.endpoint().binding().serverStreams();
        TypeRef streamed = reply == null || !streams ? null : shapes.items(reply);
        TypeRef whole = streamed == null ? reply : streamed;
        if (whole == null) {
            return null;
        }
        for (ObjectMember member : shapes.shape(whole).members().values()) {
            TypeRef items = shapes.items(member.type());
            MessageEnvelope listed = items == null ? null : of(shapes, items, MemberPath.of(member.name()));
            if (listed != null) {
                return listed;
            }
        }
        return streams ? of(shapes, whole, MemberPath.ROOT) : null;
    }

    private static @Nullable MessageEnvelope of(TypeShapes shapes, TypeRef type, MemberPath at) {
        ObjectMember message = null;
        ObjectShape shape = shapes.shape(type);
        for (ObjectMember member : shape.members().values()) {
            boolean isObject = !shapes.shape(member.type()).isEmpty() && shapes.items(member.type()) == null;
            if (isObject && message != null) {
                return null;
            }
            message = isObject ? member : message;
        }
        if (message == null || shape.members().size() > MOST_MEMBERS) {
            return null;
        }
        List<TypeName> names = shapes.names(message.type());
        return names.isEmpty() ? null : new MessageEnvelope(type, at, message, names);
    }

    /** Returns whether the message in the envelope has the given type. */
    boolean holds(TypeShapes shapes, TypeRef type) {
        return shapes.names(type).stream().anyMatch(messageNames::contains);
    }

    /** Returns the member with the number of delivery attempts, or null. */
    @Nullable
    String attempts(TypeShapes shapes) {
        for (ObjectMember member : shapes.shape(type).members().values()) {
            boolean counts = shapes.core(member.type()) instanceof NumberType number && number.integer();
            if (counts && NameWords.of(member.name()).stream().anyMatch(ATTEMPTS::contains)) {
                return member.name();
            }
        }
        return null;
    }
}
