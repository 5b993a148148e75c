package dev.ectype.compiler.source.query;

import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.BooleanNode;
import dev.ectype.compiler.source.tree.NullNode;
import dev.ectype.compiler.source.tree.NumberNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares values as filters do; null stands for a missing value. */
final class NodeComparison {
    /** The steps that count for the conversion of two literals. */
    private static final int NUMBER = 16;

    private NodeComparison() {}

    static boolean equal(@Nullable SourceNode one, @Nullable SourceNode other, WorkBudget budget) {
        budget.step();
        if (one == null || other == null) {
            return one == other;
        }
        if (one instanceof TextNode left && other instanceof TextNode right) {
            return left.text().equals(right.text());
        }
        if (one instanceof NumberNode left && other instanceof NumberNode right) {
            return left.text().equals(right.text()) || compare(left, right, budget) == 0;
        }
        if (one instanceof BooleanNode left && other instanceof BooleanNode right) {
            return left.isTrue() == right.isTrue();
        }
        if (one instanceof ArrayNode left && other instanceof ArrayNode right) {
            return equalElements(left.elements(), right.elements(), budget);
        }
        if (one instanceof ObjectNode left && other instanceof ObjectNode right) {
            return equalMembers(left, right, budget);
        }
        return one instanceof NullNode && other instanceof NullNode;
    }

    /** Returns whether a number or a text precedes another one; other values have no order. */
    static boolean less(@Nullable SourceNode one, @Nullable SourceNode other, WorkBudget budget) {
        if (one instanceof NumberNode left && other instanceof NumberNode right) {
            return compare(left, right, budget) < 0;
        }
        return one instanceof TextNode left
                && other instanceof TextNode right
                && lessByCodePoint(left.text(), right.text(), budget);
    }

    private static int compare(NumberNode one, NumberNode other, WorkBudget budget) {
        budget.spend(NUMBER);
        return one.toNumber().decimal().compareTo(other.toNumber().decimal());
    }

    // UTF-16 sorts characters beyond U+FFFF before some of the others.
    private static boolean lessByCodePoint(String one, String other, WorkBudget budget) {
        int at = 0;
        int shorter = Math.min(one.length(), other.length());
        while (at < shorter && one.charAt(at) == other.charAt(at)) {
            at++;
        }
        budget.spend(at);
        if (at == shorter) {
            return one.length() < other.length();
        }
        boolean split = at > 0
                && Character.isHighSurrogate(one.charAt(at - 1))
                && Character.isLowSurrogate(one.charAt(at))
                && Character.isLowSurrogate(other.charAt(at));
        int start = split ? at - 1 : at;
        return one.codePointAt(start) < other.codePointAt(start);
    }

    private static boolean equalElements(List<SourceNode> one, List<SourceNode> other, WorkBudget budget) {
        if (one.size() != other.size()) {
            return false;
        }
        for (int at = 0; at < one.size(); at++) {
            if (!equal(one.get(at), other.get(at), budget)) {
                return false;
            }
        }
        return true;
    }

    private static boolean equalMembers(ObjectNode one, ObjectNode other, WorkBudget budget) {
        if (one.entries().size() != other.entries().size()) {
            return false;
        }
        for (ObjectEntry entry : one.entries()) {
            SourceNode value = other.member(entry.name());
            if (value == null || !equal(entry.value(), value, budget)) {
                return false;
            }
        }
        return true;
    }
}
