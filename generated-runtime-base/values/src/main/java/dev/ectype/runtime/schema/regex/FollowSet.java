package dev.ectype.runtime.schema.regex;

import java.util.ArrayList;
import java.util.List;

/**
 * Holds the classes that may follow a part of an expression. If they share no code point with a repeated class, only the
 * longest run of that class can lead to a match.
 *
 * @param known false if the following classes are unknown
 * @param accepting true if a match may end after the part
 */
record FollowSet(List<CharacterClass> classes, boolean accepting, boolean known) {
    static final FollowSet UNKNOWN = new FollowSet(List.of(), false, false);
    static final FollowSet ACCEPTING = new FollowSet(List.of(), true, true);
    private static final FollowSet TEXT_END = new FollowSet(List.of(), false, true);

    /** Returns the follow set before a node, with this set after it. */
    FollowSet before(RegexNode node) {
        if (node instanceof RegexNode.Characters characters) {
            return new FollowSet(List.of(characters.set()), false, true);
        }
        if (node instanceof RegexNode.Sequence sequence) {
            FollowSet following = this;
            for (int at = sequence.parts().size() - 1; at >= 0; at--) {
                following = following.before(sequence.parts().get(at));
            }
            return following;
        }
        if (node instanceof RegexNode.Alternatives alternatives) {
            FollowSet following = before(alternatives.branches().get(0));
            for (RegexNode branch : alternatives.branches()) {
                following = following.or(before(branch));
            }
            return following;
        }
        if (node instanceof RegexNode.Repetition repetition) {
            FollowSet following = before(repetition.part());
            return repetition.least() == 0 ? following.or(this) : following;
        }
        if (node instanceof RegexNode.Group group) {
            return before(group.part());
        }
        boolean end =
                node instanceof RegexNode.Assertion assertion && assertion.kind() == RegexNode.Assertion.Kind.TEXT_END;
        return end ? TEXT_END : UNKNOWN;
    }

    FollowSet or(FollowSet other) {
        if (!known || !other.known) {
            return UNKNOWN;
        }
        List<CharacterClass> all = new ArrayList<>(classes);
        other.classes.stream().filter(set -> !all.contains(set)).forEach(all::add);
        return new FollowSet(all, accepting || other.accepting, true);
    }

    /** Returns true if only the longest run of the repeated class can lead to a match. */
    boolean decides(CharacterClass set, boolean lazy) {
        return known && !(lazy && accepting) && classes.stream().allMatch(set::isDisjointFrom);
    }
}
