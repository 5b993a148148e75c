package dev.ectype.compiler.ir.list;

/**
 * Describes a parameter that requests embedded representations of references.
 *
 * @param parameter the parameter with the paths of the referring members
 * @param body true for a member of the body
 */
public record Expansion(String parameter, boolean body) {}
