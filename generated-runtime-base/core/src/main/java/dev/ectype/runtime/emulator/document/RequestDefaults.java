package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Adds the described defaults of request members that a request omits and the resource type has. */
final class RequestDefaults {
    private static final int LONGEST_CHAIN = 16;

    private final Map<String, Document> values = new LinkedHashMap<>();

    private RequestDefaults() {}

    static RequestDefaults of(@Nullable ObjectSchema request, @Nullable ObjectSchema stored) {
        RequestDefaults defaults = new RequestDefaults();
        if (request == null || stored == null) {
            return defaults;
        }
        for (MemberSchema member : request.members()) {
            MemberSchema storedMember = stored.member(member.name());
            Document value =
                    storedMember == null || !member.isVisible(Direction.REQUEST) ? null : defaultOf(member.type());
            if (value != null
                    && storedMember != null
                    && Validator.allows(storedMember.type(), value, Direction.STORED)) {
                defaults.values.put(member.name(), value);
            }
        }
        return defaults;
    }

    Document completed(Document item) {
        ObjectEdit edit = null;
        for (Map.Entry<String, Document> value : values.entrySet()) {
            if (item.member(value.getKey()) == null) {
                edit = edit == null ? ObjectEdit.of(item) : edit;
                edit.set(value.getKey(), value.getValue());
            }
        }
        return edit == null ? item : edit.toDocument();
    }

    private static @Nullable Document defaultOf(Schema type) {
        Schema at = type;
        for (int chain = 0; chain < LONGEST_CHAIN; chain++) {
            Document value = at.notes().defaultValue();
            if (value != null || !(at instanceof NamedSchema || at instanceof NullableSchema)) {
                return value;
            }
            at = at instanceof NamedSchema named ? named.target() : ((NullableSchema) at).type();
        }
        return null;
    }
}
