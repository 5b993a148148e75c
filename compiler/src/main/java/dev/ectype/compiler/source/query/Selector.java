package dev.ectype.compiler.source.query;

import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Represents one selector of a segment, which selects children of a node. */
sealed interface Selector {
    /** Passes the selected children of a node to the consumer, in order. */
    void select(QueryMatch from, QueryContext context, Consumer<QueryMatch> selected);

    /** Returns whether the selector selects at most one child of every node. */
    default boolean isSingular() {
        return false;
    }

    /** Returns the child that a singular selector selects, or null. */
    default @Nullable SourceNode child(SourceNode node) {
        return null;
    }

    /** Selects the member of a name. */
    record Name(String name) implements Selector {
        @Override
        public void select(QueryMatch from, QueryContext context, Consumer<QueryMatch> selected) {
            SourceNode value = child(from.node());
            if (value != null) {
                selected.accept(from.member(name, value));
            }
        }

        @Override
        public @Nullable SourceNode child(SourceNode node) {
            return node instanceof ObjectNode object ? object.member(name) : null;
        }

        @Override
        public boolean isSingular() {
            return true;
        }
    }

    /** Selects the element at a position; negative positions count from the end. */
    record Index(long position) implements Selector {
        @Override
        public void select(QueryMatch from, QueryContext context, Consumer<QueryMatch> selected) {
            SourceNode value = child(from.node());
            if (value != null && from.node() instanceof ArrayNode array) {
                selected.accept(from.element(absolute(array), value));
            }
        }

        @Override
        public @Nullable SourceNode child(SourceNode node) {
            int at = node instanceof ArrayNode array ? absolute(array) : -1;
            return at >= 0 && node instanceof ArrayNode array ? array.elements().get(at) : null;
        }

        /** Returns the position from the start, or -1 if it is outside of the array. */
        private int absolute(ArrayNode array) {
            int length = array.elements().size();
            long at = position < 0 ? length + position : position;
            return at >= 0 && at < length ? (int) at : -1;
        }

        @Override
        public boolean isSingular() {
            return true;
        }
    }

    /** Selects all members or elements. */
    record Wildcard() implements Selector {
        @Override
        public void select(QueryMatch from, QueryContext context, Consumer<QueryMatch> selected) {
            Children.of(from, context, selected);
        }
    }

    /** Selects the members or elements for which a condition is true. */
    record Filter(Condition condition) implements Selector {
        @Override
        public void select(QueryMatch from, QueryContext context, Consumer<QueryMatch> selected) {
            Children.of(from, context, child -> {
                if (condition.holds(context.at(child.node()))) {
                    selected.accept(child);
                }
            });
        }
    }

    /** Selects elements from a start to an end by a step; null stands for the default. */
    record Slice(@Nullable Long start, @Nullable Long end, long step) implements Selector {
        @Override
        public void select(QueryMatch from, QueryContext context, Consumer<QueryMatch> selected) {
            if (!(from.node() instanceof ArrayNode array) || step == 0) {
                return;
            }
            List<SourceNode> elements = array.elements();
            long length = elements.size();
            long first = start == null ? step > 0 ? 0 : length - 1 : absolute(start, length);
            long last = end == null ? step > 0 ? length : -length - 1 : absolute(end, length);
            if (step > 0) {
                for (long at = bounded(first, 0, length); at < bounded(last, 0, length); at += step) {
                    element(from, (int) at, elements, context, selected);
                }
            } else {
                for (long at = bounded(first, -1, length - 1); at > bounded(last, -1, length - 1); at += step) {
                    element(from, (int) at, elements, context, selected);
                }
            }
        }

        private static void element(
                QueryMatch from,
                int at,
                List<SourceNode> elements,
                QueryContext context,
                Consumer<QueryMatch> selected) {
            context.budget().step();
            selected.accept(from.element(at, elements.get(at)));
        }

        private static long absolute(long written, long length) {
            return written >= 0 ? written : length + written;
        }

        private static long bounded(long value, long least, long greatest) {
            return Math.min(Math.max(value, least), greatest);
        }
    }

    /** Enumerates the children of a node. */
    final class Children {
        private Children() {}

        static void of(QueryMatch from, QueryContext context, Consumer<QueryMatch> consumer) {
            if (from.node() instanceof ObjectNode object) {
                for (ObjectEntry entry : object.entries()) {
                    context.budget().step();
                    consumer.accept(from.member(entry.name(), entry.value()));
                }
            } else if (from.node() instanceof ArrayNode array) {
                for (int at = 0; at < array.elements().size(); at++) {
                    context.budget().step();
                    consumer.accept(from.element(at, array.elements().get(at)));
                }
            }
        }
    }
}
