package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Validator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads an identifier or a name that stands where an object should as that object. */
final class IdentifiedBy {
    private static final List<String> MEMBERS = List.of("id", "name", "key", "login", "value");

    private IdentifiedBy() {}

    static @Nullable Document object(ObjectSchema schema, @Nullable Document source) {
        if (source == null || source.isObject()) {
            return source;
        }
        if (!source.isString() && !source.isNumber()) {
            return null;
        }
        for (String name : MEMBERS) {
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
