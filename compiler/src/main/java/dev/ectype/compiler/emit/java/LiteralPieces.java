package dev.ectype.compiler.emit.java;

import java.util.ArrayList;
import java.util.List;

/** Splits a string literal that is too long for a line into concatenated literals, which are still one constant. */
final class LiteralPieces {
    /** Shorter pieces would read worse than a long line. */
    private static final int SHORTEST = 20;

    private LiteralPieces() {}

    /** Returns the lines of code with a literal at a position, or none if its line cannot be broken there. */
    static List<String> of(String code, int begin, int indent) {
        int end = BracketIndex.literalEnd(code, begin) - 1;
        List<String> lines = new ArrayList<>();
        String prefix = code.substring(0, begin);
        int column = indent;
        int at = begin + 1;
        while (column + prefix.length() + code.length() - at + 1 > LineBreaker.COLUMNS) {
            int room = LineBreaker.COLUMNS - column - prefix.length() - 2;
            int cut = room < SHORTEST ? end : pieceEnd(code, at, end, room);
            if (cut == end && code.length() - end < room / 2) {
                // The code after the literal does not fit behind the last piece, so this piece is shorter.
                cut = pieceEnd(code, at, end, room / 2);
            }
            if (cut == end || code.startsWith(".", end + 1)) {
                break;
            }
            lines.add(" ".repeat(column) + prefix + '"' + code.substring(at, cut) + '"');
            column = prefix.equals("+ ") ? column : indent + LineBreaker.CONTINUATION;
            prefix = "+ ";
            at = cut;
        }
        if (!lines.isEmpty()) {
            lines.addAll(LineBreaker.lines(prefix + '"' + code.substring(at), column));
        }
        return lines;
    }

    /** Returns the end of the longest piece that fits, if possible after a space and never inside a character. */
    private static int pieceEnd(String code, int from, int end, int room) {
        int at = from;
        int space = from;
        while (at < end && at + width(code, at) <= from + room) {
            at += width(code, at);
            space = code.charAt(at - 1) == ' ' ? at : space;
        }
        return at == end || space - from < room / 2 ? at : space;
    }

    /** Returns the length of the character at a position: an escape, a surrogate pair, or 1. */
    private static int width(String code, int at) {
        if (code.charAt(at) == '\\') {
            return code.charAt(at + 1) == 'u' ? "\\u0000".length() : 2;
        }
        boolean pair = Character.isSurrogatePair(code.charAt(at), code.charAt(at + 1));
        return pair ? 2 : 1;
    }
}
