package dev.ectype.runtime.state.journal;

/**
 * Holds a header of a recorded request.
 *
 * @param name the name
 * @param value the value
 */
public record RequestHeader(String name, String value) {
    /**
     * Compares the members without another header.
     *
     * @param otherName the name, in the same case
     * @param otherValue the value
     * @return true if both are equal
     */
    public boolean is(String otherName, String otherValue) {
        return name.equals(otherName) && value.equals(otherValue);
    }
}
