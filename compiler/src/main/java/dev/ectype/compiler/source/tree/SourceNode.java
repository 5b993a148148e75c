package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.json.JsonValue;

/** A value as a source file writes it, with the place where it begins. */
public sealed interface SourceNode permits ObjectNode, ArrayNode, ScalarNode {
    /** The line where the value begins, from 1. */
    int line();

    /** The column where the value begins, from 1. */
    int column();

    /** The value without its place, with numbers in JSON's own form. */
    JsonValue toJson();
}
