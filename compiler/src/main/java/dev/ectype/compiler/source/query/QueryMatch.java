package dev.ectype.compiler.source.query;

import dev.ectype.compiler.source.tree.SourceNode;
import org.jspecify.annotations.Nullable;

/**
 * Represents a selected node with its path.
 *
 * @param parent the match of the containing object or array, or null for the root
 * @param name the member name, or empty for elements and the root
 * @param index the position in an array, or -1 for members and the root
 * @param depth the number of steps from the root
 */
public record QueryMatch(SourceNode node, @Nullable QueryMatch parent, String name, int index, int depth) {
    static QueryMatch root(SourceNode node) {
        return new QueryMatch(node, null, "", -1, 0);
    }

    QueryMatch member(String member, SourceNode value) {
        return new QueryMatch(value, this, member, -1, depth + 1);
    }

    QueryMatch element(int at, SourceNode value) {
        return new QueryMatch(value, this, "", at, depth + 1);
    }

    /** Returns the normalized path: {@code $['paths']['/pets']['get']}. */
    public String path() {
        StringBuilder path = new StringBuilder();
        append(path);
        return path.toString();
    }

    private void append(StringBuilder path) {
        if (parent == null) {
            path.append('$');
            return;
        }
        parent.append(path);
        if (index >= 0) {
            path.append('[').append(index).append(']');
        } else {
            path.append("['")
                    .append(name.replace("\\", "\\\\").replace("'", "\\'"))
                    .append("']");
        }
    }
}
