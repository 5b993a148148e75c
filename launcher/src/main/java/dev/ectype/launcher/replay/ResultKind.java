package dev.ectype.launcher.replay;

import java.util.Locale;

/** What came of one exchange. */
public enum ResultKind {
    MATCH,
    STATUS_MISMATCH,
    BODY_SHAPE_MISMATCH,
    CONNECTIVITY_ERROR;

    /** As it is written in results. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
