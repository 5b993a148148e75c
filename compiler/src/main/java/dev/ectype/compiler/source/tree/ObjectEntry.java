package dev.ectype.compiler.source.tree;

/** A member of an object: its name, its value, and the place where the name is written. */
public record ObjectEntry(String name, SourceNode value, int line, int column) {}
