package dev.ectype.runtime.state;

/** A header of a recorded request. */
public record Header(String name, String value) {}
