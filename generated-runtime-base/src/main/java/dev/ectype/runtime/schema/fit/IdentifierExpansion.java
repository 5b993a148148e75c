package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads an identifier or a name that stands where an object should as that object. */
public final class IdentifierExpansion {
    private static final List<String> IDS = List.of("id", "_id", "gid", "uuid", "guid", "uid", "sid");
    private static final List<String> NAMES =
            List.of("name", "key", "login", "value", "ref", "slug", "username", "code");
    private static final Pattern OWN_ID = Pattern.compile("\\w+(?:_id|Id|ID|_uuid|Uuid)");

    private IdentifierExpansion() {}

    /** The object, the source itself if it is one already, or null where it names none. */
    public static @Nullable Document object(ObjectSchema schema, @Nullable Document source) {
        if (source == null || source.isObject()) {
            return source;
        }
        if (!source.isString() && !source.isNumber()) {
            return null;
        }
        for (String name : candidates(schema)) {
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

    /** What is called an identifier comes before what is called a name; of several that end so, none is its own. */
    private static List<String> candidates(ObjectSchema schema) {
        List<String> candidates = new ArrayList<>(IDS);
        List<String> own = schema.members().stream()
                .map(MemberSchema::name)
                .filter(name -> OWN_ID.matcher(name).matches())
                .toList();
        candidates.addAll(own.size() == 1 ? own : List.of());
        candidates.addAll(NAMES);
        return candidates;
    }
}
