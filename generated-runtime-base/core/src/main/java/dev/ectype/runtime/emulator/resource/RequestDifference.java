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
        Schema requestType = SchemaShape.bare(sent);
        Schema storedType = SchemaShape.bare(stored);
        if (depth > DEEPEST || requestType == storedType) {
            return false;
        }
        if (requestType instanceof UnionSchema union) {
            return union.variants().stream().anyMatch(variant -> differs(variant, stored, depth + 1));
        }
        if (storedType instanceof ArraySchema list) {
            return requestType instanceof ArraySchema array && differs(array.items(), list.items(), depth + 1);
        }
        if (!(storedType instanceof ObjectSchema object)) {
            return false;
        }
        if (requestType instanceof ObjectSchema request) {
            return object.members().stream().anyMatch(member -> differs(request.member(member.name()), member, depth));
        }
        boolean listed = requestType instanceof ArraySchema && ListWrappers.elements(storedType) != null;
        boolean named = !(requestType instanceof ArraySchema || requestType instanceof AnySchema)
                && !shapes.ofType(stored).isEmpty();
        return listed || named;
    }

    private boolean differs(@Nullable MemberSchema sent, MemberSchema stored, int depth) {
        return sent != null && differs(sent.type(), stored.type(), depth + 1);
    }
}
