package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Maps the values of a base type's discriminating member to its subtypes. */
public record SubtypeTable(String member, Map<String, Schema> types) {
    public SubtypeTable {
        types = Collections.unmodifiableMap(new LinkedHashMap<>(types));
    }

    /** Returns the subtype that an object names, or null. */
    public @Nullable Schema typeOf(@Nullable Document object) {
        Document value = object == null ? null : object.member(member);
        return value == null || !value.isString() ? null : types.get(value.text());
    }
}
