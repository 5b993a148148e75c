package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import org.jspecify.annotations.Nullable;

/** Compares request types with stored types: differing forms of lists and references. */
public final class RequestDifference {
    private static final int DEEPEST = 5;

    private final ResourceShapes shapes;

    private RequestDifference(ResourceShapes shapes) {
        this.shapes = shapes;
    }

    public static boolean between(@Nullable Schema sent, Schema stored, ResourceShapes shapes) {
        return sent != null && new RequestDifference(shapes).differs(sent, stored, 0);
    }

    private boolean differs(Schema sent, Schema stored, int depth) {
        Schema told = SchemaShape.bare(sent);
        Schema kept = SchemaShape.bare(stored);
        if (depth > DEEPEST || told == kept) {
            return false;
        }
        if (told instanceof UnionSchema union) {
            return union.variants().stream().anyMatch(variant -> differs(variant, stored, depth + 1));
        }
        if (kept instanceof ArraySchema list) {
            return told instanceof ArraySchema array && differs(array.items(), list.items(), depth + 1);
        }
        if (!(kept instanceof ObjectSchema object)) {
            return false;
        }
        if (told instanceof ObjectSchema request) {
            return object.members().stream().anyMatch(member -> differs(request.member(member.name()), member, depth));
        }
        boolean listed = told instanceof ArraySchema && ListWrappers.elements(kept) != null;
        boolean named = !(told instanceof ArraySchema || told instanceof AnySchema)
                && !shapes.shownByType(stored).isEmpty();
        return listed || named;
    }

    private boolean differs(@Nullable MemberSchema sent, MemberSchema stored, int depth) {
        return sent != null && differs(sent.type(), stored.type(), depth + 1);
    }
}
