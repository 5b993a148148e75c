package dev.ectype.runtime.state.snapshot;

/** Identifies the API of a state. The hash changes with the description. */
public record ApiIdentity(String name, String version, String hash) {}
