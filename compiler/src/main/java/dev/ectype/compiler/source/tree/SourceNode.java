package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.json.JsonValue;

/** Represents a value of a source file with its position. */
public sealed interface SourceNode permits ObjectNode, ArrayNode, ScalarNode {
    /** Returns the line of the value's first character, from 1. */
    int line();

    /** Returns the column of the value's first character, from 1. */
    int column();

    /** Returns the value without its position, with numbers in JSON notation. */
    JsonValue toJson();
}
