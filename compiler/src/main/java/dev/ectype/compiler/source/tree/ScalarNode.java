package dev.ectype.compiler.source.tree;

/** Represents a value without parts. */
public sealed interface ScalarNode extends SourceNode permits TextNode, NumberNode, BooleanNode, NullNode {
    /** Returns the characters of the value: a number as written, a quoted text without its quotes. */
    String text();
}
