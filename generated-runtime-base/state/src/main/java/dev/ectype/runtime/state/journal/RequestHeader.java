package dev.ectype.runtime.state.journal;

/**
 * Holds a header of a recorded request.
 *
 * @param name the name
 * @param value the value
 */
public record RequestHeader(String name, String value) {}
