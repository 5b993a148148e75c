package dev.ectype.launcher.judge.words;

import java.util.Locale;

/** Lists the kinds of operations that a reader of a description expects. */
public enum EffectKind {
    CREATE,
    LIST,
    READ,
    UPDATE,
    DELETE,
    ACTION;

    /** Returns whether operations of this kind keep the state of a service. */
    public boolean isSafe() {
        return this == LIST || this == READ;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
