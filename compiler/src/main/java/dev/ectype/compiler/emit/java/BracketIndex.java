package dev.ectype.compiler.emit.java;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Indexes the brackets and literals of one line of code, to find tokens at a bracket depth. Emitted code has no line
 * comments and no text blocks.
 */
final class BracketIndex {
    private static final int LITERAL = Integer.MAX_VALUE;

    private final String code;
    /** The depth of each character. Brackets and the first quote of a literal have the depth of the code around them. */
    private final int[] depths;
    /** The position of the closing bracket for each opening bracket, else -1. */
    private final int[] closings;

    private BracketIndex(String code) {
        this.code = code;
        this.depths = new int[code.length()];
        this.closings = new int[code.length()];
        Arrays.fill(closings, -1);
    }

    static BracketIndex of(String code) {
        BracketIndex index = new BracketIndex(code);
        Deque<Integer> open = new ArrayDeque<>();
        int depth = 0;
        for (int at = 0; at < code.length(); at++) {
            char character = code.charAt(at);
            if (character == '"' || character == '\'') {
                int end = literalEnd(code, at);
                Arrays.fill(index.depths, at, end, LITERAL);
                index.depths[at] = depth;
                at = end - 1;
                continue;
            }
            boolean closes = ")]}".indexOf(character) >= 0 || index.closesTypeArguments(at, open);
            depth -= closes ? 1 : 0;
            index.depths[at] = depth;
            if (closes && !open.isEmpty()) {
                index.closings[open.pop()] = at;
            }
            if ("([{".indexOf(character) >= 0 || index.opensTypeArguments(at)) {
                open.push(at);
                depth++;
            }
        }
        return index;
    }

    /** Returns the position after the literal that begins at a quote. */
    static int literalEnd(String code, int begin) {
        int at = begin + 1;
        while (at < code.length() && code.charAt(at) != code.charAt(begin)) {
            at += code.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(code.length(), at + 1);
    }

    private boolean opensTypeArguments(int at) {
        return code.charAt(at) == '<' && at > 0 && Character.isJavaIdentifierPart(code.charAt(at - 1));
    }

    private boolean closesTypeArguments(int at, Deque<Integer> open) {
        return code.charAt(at) == '>' && !open.isEmpty() && code.charAt(open.peek()) == '<';
    }

    int depth(int at) {
        return depths[at];
    }

    int closing(int open) {
        return closings[open];
    }

    /** Returns the positions of a token at a depth, in order. */
    List<Integer> all(String token, int depth, int from, int to) {
        List<Integer> found = new ArrayList<>();
        for (int at = code.indexOf(token, from); at >= 0 && at < to; at = code.indexOf(token, at + 1)) {
            if (depths[at] == depth) {
                found.add(at);
            }
        }
        return found;
    }

    /** Returns the last opening bracket of a kind at a depth that has content, or -1. */
    int lastGroup(String kind, int depth, int from, int to) {
        int last = -1;
        for (int at = from; at < to; at++) {
            if (depths[at] == depth && kind.indexOf(code.charAt(at)) >= 0 && closings[at] > at + 1) {
                last = isAnnotationOfMore(at) ? last : at;
                at = closings[at];
            }
        }
        return last;
    }

    /** Returns whether a bracket belongs to an annotation before more code. */
    private boolean isAnnotationOfMore(int open) {
        int at = open - 1;
        while (at > 0 && Character.isJavaIdentifierPart(code.charAt(at))) {
            at--;
        }
        return at >= 0 && code.charAt(at) == '@' && code.startsWith(" ", closings[open] + 1);
    }
}
