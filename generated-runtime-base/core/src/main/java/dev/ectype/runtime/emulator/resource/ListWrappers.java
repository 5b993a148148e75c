package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import org.jspecify.annotations.Nullable;

/** Recognises objects that wrap a list: one member with the elements and scalar members about them. */
public final class ListWrappers {
    private static final int LARGEST = 12;

    private ListWrappers() {}

    /** Returns the member with the elements, or null for other types. */
    public static @Nullable MemberSchema elements(Schema type) {
        ObjectSchema object = SchemaShape.object(type);
        if (object == null || object.members().size() > LARGEST) {
            return null;
        }
        MemberSchema found = null;
        for (MemberSchema member : object.members()) {
            Schema bare = SchemaShape.bare(member.type());
            boolean list = bare instanceof ArraySchema;
            if (bare instanceof ObjectSchema || bare instanceof UnionSchema || list && found != null) {
                return null;
            }
            found = list ? member : found;
        }
        return found;
    }
}
