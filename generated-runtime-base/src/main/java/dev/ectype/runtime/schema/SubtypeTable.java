package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The types that are built upon a base type, by the value of the member that tells them apart. */
public record SubtypeTable(String member, Map<String, Schema> types) {
    public SubtypeTable {
        types = Collections.unmodifiableMap(new LinkedHashMap<>(types));
    }

    /** The type that an object says it is of, or null. */
    public @Nullable Schema typeOf(@Nullable Document object) {
        Document value = object == null ? null : object.member(member);
        return value == null || !value.isString() ? null : types.get(value.text());
    }
}
