package dev.ectype.compiler.output;

import java.io.IOException;

/** Signals that a path could lead out of the target folder. */
public final class PathEscape extends IOException {
    private static final long serialVersionUID = 1L;

    public PathEscape(String path) {
        super("refused to write to \"" + path + "\": it is outside of the output folder");
    }
}
