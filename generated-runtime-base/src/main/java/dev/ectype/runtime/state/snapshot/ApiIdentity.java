package dev.ectype.runtime.state.snapshot;

/** Which API a state belongs to; the hash changes with its description. */
public record ApiIdentity(String name, String version, String hash) {}
