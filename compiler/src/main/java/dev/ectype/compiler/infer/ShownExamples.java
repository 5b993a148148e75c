package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects what descriptions show of one resource: in replies, beside its type, and member by member. */
final class ShownExamples {
    private static final int MOST = 6;

    private final Draft draft;
    private final List<JsonObject> found = new ArrayList<>();

    private ShownExamples(Draft draft) {
        this.draft = draft;
    }

    /** Some of them, those that show most first. */
    static List<JsonObject> of(Draft draft, Sketch sketch, List<Route> routes) {
        ShownExamples examples = new ShownExamples(draft);
        routes.forEach(examples::addReply);
        for (TypeRef type : List.of(sketch.stored(), draft.shapes.core(sketch.stored()))) {
            type.notes().examples().forEach(examples::add);
        }
        examples.add(examples.ofMembers(draft.shape(sketch), 1));
        return examples.found.stream().limit(MOST).toList();
    }

    private void addReply(Route route) {
        MemberPath at = place(draft.role(route.endpoint().id()));
        Media media = at == null ? null : Payloads.reply(route.endpoint());
        if (at != null && media != null) {
            media.examples().forEach(example -> add(IdEvidence.inside(example, at)));
        }
    }

    /** Where replies of operations of that role show it. */
    static @Nullable MemberPath place(@Nullable Role role) {
        if (role instanceof Role.Create create) {
            return create.replyAt();
        }
        if (role instanceof Role.ListAll list) {
            return list.itemsAt();
        }
        return role instanceof Role.Read read ? read.replyAt() : null;
    }

    private void add(@Nullable JsonValue example) {
        if (example instanceof JsonArray list) {
            list.elements().stream().limit(1).forEach(this::add);
        } else if (example instanceof JsonObject object && object.members().size() > 1 && !found.contains(object)) {
            found.add(object);
        }
    }

    private JsonObject ofMembers(Shape shape, int depth) {
        JsonObject.Builder shown = JsonObject.builder();
        for (Member member : shape.members().values()) {
            JsonValue example = example(member.type());
            Shape inner = example == null && depth > 0 ? draft.shapes.shape(member.type()) : Shape.EMPTY;
            if (example != null) {
                shown.put(member.name(), example);
            } else if (!inner.isEmpty()) {
                shown.put(member.name(), ofMembers(inner, depth - 1));
            }
        }
        return shown.build();
    }

    private @Nullable JsonValue example(TypeRef type) {
        List<JsonValue> own = type.notes().examples();
        List<JsonValue> inner = own.isEmpty() ? draft.shapes.core(type).notes().examples() : own;
        return inner.isEmpty() ? null : inner.get(0);
    }
}
