package dev.ectype.compiler.ingest.protobuf.token;

/** Identifies a position in a text: the offset, and the line and column, both counted from 1. */
public record Position(int offset, int line, int column) {
    public static final Position START = new Position(0, 1, 1);
}
