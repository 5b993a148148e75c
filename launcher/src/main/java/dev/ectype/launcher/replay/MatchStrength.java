package dev.ectype.launcher.replay;

/** How well it is known that two identifiers name the same thing, from the least to the most. */
enum MatchStrength {
    /** They stand at the same place of two lists in which nothing else tells what belongs together. */
    GUESSED,
    /** They stand in values that have something else in common, or that were asked for one by one. */
    OBSERVED,
    /** They stand in the answers to what made or changed it. */
    MADE;

    MatchStrength orLess(MatchStrength other) {
        return compareTo(other) < 0 ? this : other;
    }
}
