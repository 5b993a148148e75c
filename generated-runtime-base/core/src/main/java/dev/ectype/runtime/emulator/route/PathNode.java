package dev.ectype.runtime.emulator.route;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Represents a node in the trie of paths. */
final class PathNode {
    /** Holds a segment with text around its parameters, and its node. */
    record Mixed(PathSegments.Segment segment, PathNode node) {}

    private final LiteralNodes literals = new LiteralNodes();
    private final List<Mixed> mixed = new ArrayList<>();
    private final List<Mixed> spanning = new ArrayList<>(0);
    private final Map<String, List<RouteEnd>> terminals = new LinkedHashMap<>();
    private @Nullable PathNode parameter;

    PathNode child(PathSegments.Segment segment) {
        String literal = segment.literal();
        if (literal != null) {
            return literals.childOf(literal);
        }
        if (segment.isParameter()) {
            PathNode child = parameter == null ? new PathNode() : parameter;
            parameter = child;
            return child;
        }
        return child(segment, segment.spanning() ? spanning : mixed);
    }

    private static PathNode child(PathSegments.Segment segment, List<Mixed> among) {
        for (Mixed known : among) {
            if (known.segment.literals().equals(segment.literals())
                    && known.segment.choices().equals(segment.choices())) {
                return known.node;
            }
        }
        Mixed added = new Mixed(segment, new PathNode());
        among.add(added);
        return added.node;
    }

    void add(RouteEnd terminal) {
        terminals
                .computeIfAbsent(terminal.route().method(), method -> new ArrayList<>())
                .add(terminal);
    }

    /** Sorts routes and segments so that the most specific ones are tried first. */
    void sort() {
        terminals.values().forEach(RouteEnd::sort);
        literals.nodes().forEach(PathNode::sort);
        mixed.sort(PathNode::longerFirst);
        spanning.sort(PathNode::longerFirst);
        mixed.forEach(known -> known.node.sort());
        spanning.forEach(known -> known.node.sort());
        if (parameter != null) {
            parameter.sort();
        }
    }

    private static int longerFirst(Mixed one, Mixed other) {
        return Integer.compare(length(other), length(one));
    }

    private static int length(Mixed known) {
        int length = 0;
        for (String literal : known.segment.literals()) {
            length += literal.length();
        }
        return length;
    }

    LiteralNodes literals() {
        return literals;
    }

    List<Mixed> mixed() {
        return mixed;
    }

    /** Returns the segments that may span several segments of a request. */
    List<Mixed> spanning() {
        return spanning;
    }

    @Nullable
    PathNode parameter() {
        return parameter;
    }

    boolean hasTerminals() {
        return !terminals.isEmpty();
    }

    Iterable<String> methods() {
        return terminals.keySet();
    }

    @Nullable
    List<RouteEnd> terminals(String method) {
        return terminals.get(method);
    }
}
