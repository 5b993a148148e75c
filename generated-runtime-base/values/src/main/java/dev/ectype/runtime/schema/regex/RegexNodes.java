package dev.ectype.runtime.schema.regex;

import java.util.List;

/** Analyses the parts of a regular expression. */
final class RegexNodes {
    private RegexNodes() {}

    static List<RegexNode> children(RegexNode node) {
        if (node instanceof RegexNode.Sequence sequence) {
            return sequence.parts();
        }
        if (node instanceof RegexNode.Alternatives alternatives) {
            return alternatives.branches();
        }
        if (node instanceof RegexNode.Repetition repetition) {
            return List.of(repetition.part());
        }
        if (node instanceof RegexNode.Group group) {
            return List.of(group.part());
        }
        if (node instanceof RegexNode.Look look) {
            return List.of(look.part());
        }
        return node instanceof RegexNode.Atomic atomic ? List.of(atomic.part()) : List.of();
    }

    /** Returns true if the part may match the empty text. */
    static boolean isNullable(RegexNode node) {
        if (node instanceof RegexNode.Characters) {
            return false;
        }
        if (node instanceof RegexNode.Repetition repetition && repetition.least() == 0) {
            return true;
        }
        if (node instanceof RegexNode.Look || node instanceof RegexNode.BackReference) {
            return true;
        }
        List<RegexNode> children = children(node);
        return node instanceof RegexNode.Alternatives
                ? children.stream().anyMatch(RegexNodes::isNullable)
                : children.stream().allMatch(RegexNodes::isNullable);
    }

    static boolean hasGroup(RegexNode node, int number) {
        return node instanceof RegexNode.Group group && group.number() == number
                || children(node).stream().anyMatch(child -> hasGroup(child, number));
    }
}
