package dev.ectype.runtime.json;

import java.util.Objects;

/** A name and its value in an object. */
public record Member(String name, Document value) {
    public Member {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(value, "value");
    }
}
