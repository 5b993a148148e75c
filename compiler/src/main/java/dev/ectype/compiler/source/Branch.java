package dev.ectype.compiler.source;

/** A finished value with the number of values in it and the number of levels below it. */
record Branch(Node node, long size, int height) {}
