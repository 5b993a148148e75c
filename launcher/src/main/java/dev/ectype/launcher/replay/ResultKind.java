package dev.ectype.launcher.replay;

import java.util.Locale;

/** The kinds of comparison results. */
public enum ResultKind {
    MATCH,
    STATUS_MISMATCH,
    BODY_SHAPE_MISMATCH,
    CONNECTIVITY_ERROR;

    /** The word for this kind in JSON results. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
