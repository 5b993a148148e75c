package dev.ectype.compiler.graph;

/**
 * The way in which a request says which members of a reply it wants.
 *
 * @param parameter holds their names, or paths to them
 * @param excludes whether it names those that are not wanted
 */
public record FieldSelection(String parameter, boolean excludes) {}
