package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.IdentifierSamples;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the examples of a resource: from replies, from its type, and from its members. */
final class ResourceExamples {
    private static final int MOST = 6;

    private final ModelDraft draft;
    private final List<JsonObject> found = new ArrayList<>();

    private ResourceExamples(ModelDraft draft) {
        this.draft = draft;
    }

    /** Returns some examples, the most complete first. */
    static List<JsonObject> of(ModelDraft draft, ResourceDraft resource, List<OperationRoute> routes) {
        ResourceExamples examples = new ResourceExamples(draft);
        routes.forEach(examples::addReply);
        for (TypeRef type : List.of(resource.storedType(), draft.shapes.core(resource.storedType()))) {
            type.notes().examples().forEach(examples::add);
        }
        examples.add(examples.ofMembers(draft.shape(resource), 1));
        return examples.found.stream().limit(MOST).toList();
    }

    private void addReply(OperationRoute route) {
        MemberPath at = place(draft.role(route.endpoint().id()));
        Media media = at == null ? null : Payloads.reply(route.endpoint());
        if (at != null && media != null) {
            media.examples().forEach(example -> add(IdentifierSamples.inside(example, at)));
        }
    }

    /** Returns the location of the instances in replies of a role, or null. */
    static @Nullable MemberPath place(@Nullable Role role) {
        if (role instanceof Role.ListAll list) {
            return list.itemsAt();
        }
        return role instanceof Role.Create || role instanceof Role.Read ? role.replyAt() : null;
    }

    private void add(@Nullable JsonValue example) {
        if (example instanceof JsonArray list) {
            list.elements().stream().limit(1).forEach(this::add);
        } else if (example instanceof JsonObject object && object.members().size() > 1 && !found.contains(object)) {
            found.add(object);
        }
    }

    private JsonObject ofMembers(ObjectShape shape, int depth) {
        JsonObject.Builder builder = JsonObject.builder();
        for (ObjectMember member : shape.members().values()) {
            JsonValue example = example(member.type());
            ObjectShape inner = example == null && depth > 0 ? draft.shapes.shape(member.type()) : ObjectShape.EMPTY;
            if (example != null) {
                builder.put(member.name(), example);
            } else if (!inner.isEmpty()) {
                builder.put(member.name(), ofMembers(inner, depth - 1));
            }
        }
        return builder.build();
    }

    private @Nullable JsonValue example(TypeRef type) {
        List<JsonValue> own = type.notes().examples();
        List<JsonValue> inner = own.isEmpty() ? draft.shapes.core(type).notes().examples() : own;
        return inner.isEmpty() ? null : inner.get(0);
    }
}
