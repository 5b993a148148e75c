package dev.ectype.compiler.source;

/** A member of an object: its name, its value, and the place where the name is written. */
public record Entry(String name, Node value, int line, int column) {}
