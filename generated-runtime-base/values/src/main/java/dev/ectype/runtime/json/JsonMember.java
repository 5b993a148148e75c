package dev.ectype.runtime.json;

import java.util.Objects;

/**
 * Holds the name and the value of a member.
 *
 * @param name the decoded name
 * @param value the value
 */
public record JsonMember(String name, Document value) {
    /**
     * Creates a member.
     *
     * @param name the decoded name
     * @param value the value
     */
    public JsonMember {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(value, "value");
    }
}
