package dev.ectype.compiler.source.tree;

/** Represents a member of an object: its name, its value, and the position of the name. */
public record ObjectEntry(String name, SourceNode value, int line, int column) {}
