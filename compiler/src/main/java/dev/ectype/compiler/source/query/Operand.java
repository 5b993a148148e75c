package dev.ectype.compiler.source.query;

import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.NumberNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import org.jspecify.annotations.Nullable;

/** Represents one side of a comparison, or a value as the argument of a function. */
sealed interface Operand {
    /** Returns the value, or null if there is none. */
    @Nullable
    SourceNode value(QueryContext context);

    /** Is a value that the query contains. */
    record Literal(SourceNode node) implements Operand {
        @Override
        public SourceNode value(QueryContext context) {
            return node;
        }
    }

    /** Is the only node that a query selects. */
    record Selected(PathQuery query) implements Operand {
        @Override
        public @Nullable SourceNode value(QueryContext context) {
            return query.single(context);
        }
    }

    /** Is the number of nodes that a query selects. */
    record Count(PathQuery query) implements Operand {
        @Override
        public SourceNode value(QueryContext context) {
            return number(query.count(context));
        }
    }

    /** Is the number of characters, elements or members of a value. */
    record Length(Operand of) implements Operand {
        @Override
        public @Nullable SourceNode value(QueryContext context) {
            SourceNode value = of.value(context);
            if (value instanceof TextNode text) {
                context.budget().spend(text.text().length());
                return number(text.text().codePointCount(0, text.text().length()));
            }
            return value instanceof ArrayNode array
                    ? number(array.elements().size())
                    : value instanceof ObjectNode object
                            ? number(object.entries().size())
                            : null;
        }
    }

    private static SourceNode number(int value) {
        return new NumberNode(Integer.toString(value), 1, 1);
    }
}
