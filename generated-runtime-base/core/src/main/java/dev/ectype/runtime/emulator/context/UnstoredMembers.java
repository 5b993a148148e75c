package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Names the members of request bodies that are not stored: secrets that no reply contains, and parameters of the request. A member that
 * the resource has is always stored.
 */
final class UnstoredMembers {
    // Formats of OpenAPI, not names: a password is never shown, and content is no part of JSON.
    private static final List<String> WRITE_ONLY_FORMATS = List.of("binary", "password");

    private final List<String> names;

    private UnstoredMembers(List<String> names) {
        this.names = names;
    }

    /** Returns the unstored members of an operation. */
    static UnstoredMembers of(OperationPlan operation, @Nullable Schema body) {
        List<String> names = secrets(body);
        for (ParameterBindingPlan binding : operation.parameterBindings()) {
            if (operation.isBoundInBody(binding)) {
                names.add(binding.parameter());
            }
        }
        ReplyPlan reply = operation.reply();
        if (reply != null && reply.expansion() != null && reply.expansion().body()) {
            names.add(reply.expansion().parameter());
        }
        return new UnstoredMembers(names);
    }

    private static List<String> secrets(@Nullable Schema body) {
        ObjectSchema object = body == null ? null : SchemaShape.object(body);
        List<String> names = new ArrayList<>(0);
        if (object != null) {
            for (MemberSchema member : object.members()) {
                boolean secret = SchemaShape.bare(member.type()) instanceof TextSchema text
                        && text.format() != null
                        && WRITE_ONLY_FORMATS.contains(text.format());
                if (secret || !member.isVisible(Direction.REPLY)) {
                    names.add(member.name());
                }
            }
        }
        return names;
    }

    /** Returns an item without the unstored members and without the members that are files. */
    Document removedFrom(Document item, List<String> files, ResourceShape shape) {
        return names.isEmpty() && files.isEmpty() ? item : without(files, without(names, item, shape), shape);
    }

    private static Document without(List<String> names, Document item, ResourceShape shape) {
        ObjectEdit edit = ObjectEdit.of(item);
        for (String name : names) {
            if (item.member(name) != null && SchemaShape.member(shape.type(), name) == null) {
                edit.remove(name);
            }
        }
        return edit.toDocument();
    }
}
