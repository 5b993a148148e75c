package dev.ectype.launcher.replay;

/** The certainty that two identifiers name the same instance, from least to most. */
enum MatchStrength {
    /** The identifiers stand at the same position of two lists without other evidence. */
    GUESSED,
    /** The identifiers stand in values with other common members, or in replies to single reads. */
    OBSERVED,
    /** The identifiers stand in the replies to the request that created or changed the instance. */
    MADE;

    MatchStrength orLess(MatchStrength other) {
        return compareTo(other) < 0 ? this : other;
    }
}
