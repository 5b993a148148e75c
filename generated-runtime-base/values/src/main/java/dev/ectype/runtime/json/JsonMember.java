package dev.ectype.runtime.json;

import java.util.Objects;

/** Holds the name and the value of a member. */
public record JsonMember(String name, Document value) {
    public JsonMember {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(value, "value");
    }
}
