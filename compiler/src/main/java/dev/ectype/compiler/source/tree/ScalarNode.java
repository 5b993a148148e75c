package dev.ectype.compiler.source.tree;

/** A value without parts. */
public sealed interface ScalarNode extends SourceNode permits TextNode, NumberNode, BooleanNode, NullNode {
    /** The characters of the value: a number as it was written, a quoted text without its quotes. */
    String text();
}
