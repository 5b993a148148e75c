package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which declared types the replies of writing operations show, and where. */
final class ShownByWrites {
    /** An object with more members is a thing, not the envelope of one. */
    private static final int LARGEST_ENVELOPE = 12;

    private final Map<TypeName, List<Shown>> byType = new LinkedHashMap<>();
    private final Shapes shapes;

    private ShownByWrites(Shapes shapes) {
        this.shapes = shapes;
    }

    /**
     * A place in the reply of an operation.
     *
     * @param accepted whether the request is accepted now and done later
     */
    record Shown(Route route, MemberPath at, boolean accepted) {}

    static ShownByWrites of(Draft draft) {
        ShownByWrites shown = new ShownByWrites(draft.shapes);
        for (Route route : draft.routes.all()) {
            TypeRef reply = route.method().equals("GET") ? null : Payloads.replyType(route.endpoint());
            if (reply != null) {
                shown.add(route, reply);
            }
        }
        return shown;
    }

    /** Where that type, or one of its other names, is shown. */
    List<Shown> of(TypeRef type) {
        List<Shown> found = new ArrayList<>();
        for (TypeName name : shapes.names(type)) {
            found.addAll(byType.getOrDefault(name, List.of()));
        }
        return found;
    }

    private void add(Route route, TypeRef reply) {
        boolean accepted = Accepted.is(route);
        note(reply, new Shown(route, MemberPath.ROOT, accepted));
        Shape shape = shapes.shape(reply);
        if (shape.members().size() <= LARGEST_ENVELOPE) {
            for (Member member : shape.members().values()) {
                note(member.type(), new Shown(route, MemberPath.of(member.name()), accepted));
            }
        }
    }

    private void note(TypeRef type, Shown shown) {
        for (TypeName name : shapes.names(type)) {
            byType.computeIfAbsent(name, key -> new ArrayList<>()).add(shown);
        }
    }
}
