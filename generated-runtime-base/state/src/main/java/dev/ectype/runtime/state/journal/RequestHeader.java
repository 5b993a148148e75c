package dev.ectype.runtime.state.journal;

/** Holds a header of a recorded request. */
public record RequestHeader(String name, String value) {}
