package dev.ectype.compiler.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Represents a JSON object. It keeps the order of its members but ignores it in comparisons. */
public record JsonObject(Map<String, JsonValue> members) implements JsonValue {
    public static final JsonObject EMPTY = new JsonObject(new LinkedHashMap<>());

    public JsonObject {
        Map<String, JsonValue> copy = new LinkedHashMap<>(members);
        copy.forEach((name, value) -> {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(value, name);
        });
        members = Collections.unmodifiableMap(copy);
    }

    public static Builder builder() {
        return new Builder();
    }

    public @Nullable JsonValue member(String name) {
        return members.get(name);
    }

    /** Returns a copy with one member set, in its old place or at the end. */
    public JsonObject with(String name, JsonValue value) {
        Map<String, JsonValue> changed = new LinkedHashMap<>(members);
        changed.put(name, value);
        return new JsonObject(changed);
    }

    /** Builds an object member by member. */
    public static final class Builder {
        private final Map<String, JsonValue> members = new LinkedHashMap<>();

        private Builder() {}

        public Builder put(String name, JsonValue value) {
            members.put(name, value);
            return this;
        }

        public Builder put(String name, String text) {
            return put(name, new JsonText(text));
        }

        public Builder put(String name, long number) {
            return put(name, JsonNumber.of(number));
        }

        public Builder put(String name, boolean value) {
            return put(name, JsonBoolean.of(value));
        }

        public JsonObject build() {
            return new JsonObject(members);
        }
    }
}
