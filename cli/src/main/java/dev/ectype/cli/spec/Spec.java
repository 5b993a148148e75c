package dev.ectype.cli.spec;

import dev.ectype.compiler.source.SourceRoot;

/**
 * One description.
 *
 * @param name what it is called in tables and messages
 * @param root where it is read from
 */
public record Spec(String name, SourceRoot root) {}
