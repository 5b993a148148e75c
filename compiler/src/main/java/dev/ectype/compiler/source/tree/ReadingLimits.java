package dev.ectype.compiler.source.tree;

/** How large an input may be: its bytes, its levels, its values, and the values that YAML aliases stand for. */
public record ReadingLimits(int bytes, int depth, int nodes, int aliased) {
    public static final ReadingLimits STANDARD = new ReadingLimits(64 << 20, 500, 10_000_000, 1_000_000);
}
