package dev.ectype.compiler.ir.resource;

/**
 * Names the only member of an instance that an operation changes.
 *
 * @param merges true to keep the members of its value that the request omits
 */
public record ChangedMember(String member, boolean merges) {}
