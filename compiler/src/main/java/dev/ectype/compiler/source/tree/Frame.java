package dev.ectype.compiler.source.tree;

/** Collects the children of a list or an object until the parser reaches its end. */
abstract sealed class Frame permits ArrayFrame, ObjectFrame {
    private final int line;
    private final int column;
    private long nodesBefore;
    private int height;

    Frame(int line, int column) {
        this.line = line;
        this.column = column;
    }

    abstract void add(Subtree branch, TreeBuilder builder);

    abstract SourceNode finish(TreeBuilder builder);

    final int line() {
        return line;
    }

    final int column() {
        return column;
    }

    final void startedAt(long nodes) {
        nodesBefore = nodes;
    }

    final long nodesBefore() {
        return nodesBefore;
    }

    final int height() {
        return height;
    }

    final void raiseTo(int levels) {
        height = Math.max(height, levels);
    }
}
