package dev.ectype.runtime.emulator.route;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Maps literal segments to nodes, without substrings for the lookup. */
final class LiteralNodes {
    private static final int FIRST_SIZE = 8;

    private @Nullable String[] names = new String[FIRST_SIZE];
    private @Nullable PathNode[] nodes = new PathNode[FIRST_SIZE];
    private int count;

    PathNode childOf(String literal) {
        PathNode known = find(literal, 0, literal.length());
        if (known != null) {
            return known;
        }
        if (++count * 2 > names.length) {
            grow();
        }
        PathNode added = new PathNode();
        put(literal, added);
        return added;
    }

    @Nullable
    PathNode find(String path, int from, int to) {
        int mask = names.length - 1;
        for (int at = hash(path, from, to) & mask; ; at = at + 1 & mask) {
            String name = names[at];
            if (name == null) {
                return null;
            }
            if (name.length() == to - from && path.startsWith(name, from)) {
                return nodes[at];
            }
        }
    }

    List<PathNode> nodes() {
        List<PathNode> found = new ArrayList<>();
        for (PathNode node : nodes) {
            if (node != null) {
                found.add(node);
            }
        }
        return found;
    }

    private void put(String name, PathNode node) {
        int mask = names.length - 1;
        int at = hash(name, 0, name.length()) & mask;
        while (names[at] != null) {
            at = at + 1 & mask;
        }
        names[at] = name;
        nodes[at] = node;
    }

    private void grow() {
        @Nullable String[] oldNames = names;
        @Nullable PathNode[] oldNodes = nodes;
        names = new String[oldNames.length * 2];
        nodes = new PathNode[oldNames.length * 2];
        for (int at = 0; at < oldNames.length; at++) {
            String name = oldNames[at];
            PathNode node = oldNodes[at];
            if (name != null && node != null) {
                put(name, node);
            }
        }
    }

    private static int hash(String path, int from, int to) {
        int hash = 0;
        for (int at = from; at < to; at++) {
            hash = 31 * hash + path.charAt(at);
        }
        return hash ^ hash >>> 15;
    }
}
