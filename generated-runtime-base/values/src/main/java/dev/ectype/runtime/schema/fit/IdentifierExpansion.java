package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import org.jspecify.annotations.Nullable;

/** Expands an identifier or a name to an object of the expected type. */
public final class IdentifierExpansion {
    private IdentifierExpansion() {}

    /** Returns the object; the source itself if it is an object; null without an identifier. */
    public static @Nullable Document object(ObjectSchema schema, @Nullable Document source) {
        if (source == null || source.isObject()) {
            return source;
        }
        if (!source.isString() && !source.isNumber()) {
            return null;
        }
        for (String name : schema.identifying().of(schema)) {
            MemberSchema member = schema.member(name);
            if (member != null && Validator.allows(member.type(), source, Direction.STORED)) {
                return new JsonWriter()
                        .beginObject()
                        .name(name)
                        .value(source)
                        .endObject()
                        .toDocument();
            }
        }
        return null;
    }
}
