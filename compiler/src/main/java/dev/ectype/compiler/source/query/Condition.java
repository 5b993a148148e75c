package dev.ectype.compiler.source.query;

import dev.ectype.compiler.source.query.pattern.RegularPattern;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Represents a logical expression of a filter. */
sealed interface Condition {
    boolean holds(QueryContext context);

    /** Is true if at least one of its conditions is. */
    record Any(List<Condition> conditions) implements Condition {
        @Override
        public boolean holds(QueryContext context) {
            for (Condition each : conditions) {
                if (each.holds(context)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Is true if all of its conditions are. */
    record All(List<Condition> conditions) implements Condition {
        @Override
        public boolean holds(QueryContext context) {
            for (Condition each : conditions) {
                if (!each.holds(context)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Is true if its condition is not. */
    record Not(Condition condition) implements Condition {
        @Override
        public boolean holds(QueryContext context) {
            return !condition.holds(context);
        }
    }

    /** Is true if a query selects anything. */
    record Exists(PathQuery query) implements Condition {
        @Override
        public boolean holds(QueryContext context) {
            return query.isSingular() ? query.single(context) != null : query.count(context) > 0;
        }
    }

    /** Compares two values, of which each may be missing. */
    record Comparison(Operand left, String operator, Operand right) implements Condition {
        @Override
        public boolean holds(QueryContext context) {
            SourceNode one = left.value(context);
            SourceNode other = right.value(context);
            context.budget().step();
            return switch (operator) {
                case "==" -> NodeComparison.equal(one, other, context.budget());
                case "!=" -> !NodeComparison.equal(one, other, context.budget());
                case "<" -> NodeComparison.less(one, other, context.budget());
                case ">" -> NodeComparison.less(other, one, context.budget());
                case "<=" ->
                    NodeComparison.less(one, other, context.budget())
                            || NodeComparison.equal(one, other, context.budget());
                default ->
                    NodeComparison.less(other, one, context.budget())
                            || NodeComparison.equal(one, other, context.budget());
            };
        }
    }

    /**
     * Is true if a text matches a regular expression.
     *
     * @param fixed the expression if it is a literal
     * @param whole whether the whole text has to match
     */
    record Matches(
            Operand text, Operand expression, @Nullable RegularPattern fixed, boolean whole) implements Condition {
        @Override
        public boolean holds(QueryContext context) {
            RegularPattern pattern = fixed == null ? computed(context) : fixed;
            return pattern != null
                    && text.value(context) instanceof TextNode found
                    && pattern.matches(found.text(), whole, context.budget()::spend);
        }

        private @Nullable RegularPattern computed(QueryContext context) {
            if (!(expression.value(context) instanceof TextNode written)) {
                return null;
            }
            context.budget().spend(written.text().length());
            return RegularPattern.find(written.text());
        }
    }
}
