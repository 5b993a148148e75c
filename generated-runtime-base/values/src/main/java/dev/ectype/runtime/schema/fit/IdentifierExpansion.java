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

/** Expands an identifier or a name to an object of the expected type. */
public final class IdentifierExpansion {
    private static final List<String> IDS = List.of("id", "_id", "gid", "uuid", "guid", "uid", "sid");
    private static final List<String> NAMES =
            List.of("name", "key", "login", "value", "ref", "slug", "username", "code");
    private static final Pattern OWN_ID = Pattern.compile("\\w+(?:_id|Id|ID|_uuid|Uuid)");

    private IdentifierExpansion() {}

    /** Returns the object; the source itself if it is an object; null without an identifier. */
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

    /** Returns the candidate members, identifiers before names. Of several members with such a suffix none qualifies. */
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
