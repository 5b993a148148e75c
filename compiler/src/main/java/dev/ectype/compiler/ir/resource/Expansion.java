package dev.ectype.compiler.ir.resource;

/**
 * The way in which a request asks to see referred instances whole.
 *
 * @param parameter holds the paths of the members that refer to them
 * @param body whether it is a member of the body
 */
public record Expansion(String parameter, boolean body) {}
