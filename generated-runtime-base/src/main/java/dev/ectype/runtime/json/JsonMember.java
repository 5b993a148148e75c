package dev.ectype.runtime.json;

import java.util.Objects;

/** A name and its value in an object. */
public record JsonMember(String name, Document value) {
    public JsonMember {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(value, "value");
    }
}
