package dev.ectype.compiler.ir.list;

/**
 * Describes a parameter that selects the members of a reply.
 *
 * @param parameter the parameter with member names or paths
 * @param excludes true if it lists members to omit
 */
public record FieldSelection(String parameter, boolean excludes) {}
