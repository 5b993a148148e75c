package dev.ectype.compiler.diagnostic;

import java.util.Comparator;
import java.util.Objects;

/** Identifies a place in a source file. Line and column count from 1. */
public record SourceLocation(String file, int line, int column) implements Comparable<SourceLocation> {
    /** The location of a diagnostic without a file. */
    public static final SourceLocation NONE = new SourceLocation("", 0, 0);

    private static final Comparator<SourceLocation> ORDER = Comparator.comparing(SourceLocation::file)
            .thenComparingInt(SourceLocation::line)
            .thenComparingInt(SourceLocation::column);

    public SourceLocation {
        Objects.requireNonNull(file, "file");
        boolean none = file.isEmpty() && line == 0 && column == 0;
        if (!none && (file.isEmpty() || line < 1 || column < 1)) {
            throw new IllegalArgumentException("not a location: " + file + ":" + line + ":" + column);
        }
    }

    /** Returns the beginning of a file, for diagnostics about the whole file. */
    public static SourceLocation startOf(String file) {
        return new SourceLocation(file, 1, 1);
    }

    /** Returns the location in the usual notation: {@code file:line:column}. */
    public String printed() {
        return file.isEmpty() ? "-" : PrintableText.line(file) + ":" + line + ":" + column;
    }

    @Override
    public int compareTo(SourceLocation other) {
        return ORDER.compare(this, other);
    }
}
