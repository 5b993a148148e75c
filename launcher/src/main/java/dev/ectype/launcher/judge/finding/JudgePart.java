package dev.ectype.launcher.judge.finding;

import java.util.Locale;

/** Lists the parts of the score. */
public enum JudgePart {
    /** The resource of each operation. */
    GROUPING,
    /** The identifying member of each resource, and the parameters that hold it. */
    IDENTIFIERS,
    /** The effect of each operation. */
    ROLES,
    /** The parent of each resource, and the relationships between resources. */
    RELATIONSHIPS,
    /** The states of each resource, and the operations that change them. */
    TRANSITIONS,
    /** The place of instances in request and response bodies. */
    ENVELOPES;

    /** Returns the name in reports, such as {@code grouping}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
