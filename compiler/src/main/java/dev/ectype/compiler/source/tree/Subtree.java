package dev.ectype.compiler.source.tree;

/** Holds a finished value with its number of values and its height. */
record Subtree(SourceNode node, long size, int height) {}
