package dev.ectype.compiler.source.tree;

/** Bounds an input: its bytes, depth, values, and expanded YAML aliases. */
public record ReadingLimits(int bytes, int depth, int nodes, int aliased) {
    public static final ReadingLimits STANDARD = new ReadingLimits(64 << 20, 500, 10_000_000, 1_000_000);
}
