package dev.ectype.compiler.ingest.protobuf.token;

/** A place in a text: characters before it, its line and its column, both counted from 1. */
public record Position(int offset, int line, int column) {
    public static final Position START = new Position(0, 1, 1);
}
