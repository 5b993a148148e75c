package dev.ectype.runtime.schema;

/** The type of all members whose name matches. */
public record MemberPattern(Regex regex, Schema type) {}
