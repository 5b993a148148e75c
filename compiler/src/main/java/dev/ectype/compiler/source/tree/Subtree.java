package dev.ectype.compiler.source.tree;

/** A finished value with the number of values in it and the number of levels below it. */
record Subtree(SourceNode node, long size, int height) {}
