package dev.ectype.runtime.state.journal;

/** A header of a recorded request. */
public record RequestHeader(String name, String value) {}
