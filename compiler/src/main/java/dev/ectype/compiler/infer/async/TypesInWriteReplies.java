package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Indexes the declared types in replies of writing operations and their locations. */
final class TypesInWriteReplies {
    /** The largest number of members of an envelope; a larger object is an instance. */
    private static final int LARGEST_ENVELOPE = 12;

    private final Map<TypeName, List<ReplyLocation>> byType = new LinkedHashMap<>();
    private final TypeShapes shapes;

    private TypesInWriteReplies(TypeShapes shapes) {
        this.shapes = shapes;
    }

    /**
     * A location in the reply of an operation.
     *
     * @param accepted whether the operation accepts the request and completes it later
     */
    record ReplyLocation(OperationRoute route, MemberPath at, boolean accepted) {}

    static TypesInWriteReplies of(ModelDraft draft) {
        TypesInWriteReplies types = new TypesInWriteReplies(draft.shapes);
        for (OperationRoute route : draft.routes.all()) {
            TypeRef reply = route.method().equals("GET") ? null : Payloads.replyType(route.endpoint());
            if (reply != null) {
                types.add(route, reply);
            }
        }
        return types;
    }

    /** Returns the locations of a type or of one of its other names. */
    List<ReplyLocation> of(TypeRef type) {
        List<ReplyLocation> found = new ArrayList<>();
        for (TypeName name : shapes.names(type)) {
            found.addAll(byType.getOrDefault(name, List.of()));
        }
        return found;
    }

    private void add(OperationRoute route, TypeRef reply) {
        boolean accepted = AcceptedReplies.isAccepted(route);
        note(reply, new ReplyLocation(route, MemberPath.ROOT, accepted));
        ObjectShape shape = shapes.shape(reply);
        if (shape.members().size() <= LARGEST_ENVELOPE) {
            for (ObjectMember member : shape.members().values()) {
                note(member.type(), new ReplyLocation(route, MemberPath.of(member.name()), accepted));
            }
        }
    }

    private void note(TypeRef type, ReplyLocation location) {
        for (TypeName name : shapes.names(type)) {
            byType.computeIfAbsent(name, key -> new ArrayList<>()).add(location);
        }
    }
}
