package dev.ectype.cli.spec;

import dev.ectype.compiler.source.SourceRoot;

/**
 * Identifies one API description.
 *
 * @param name the name in tables and messages
 * @param root the source of the description
 */
public record Spec(String name, SourceRoot root) {}
