package dev.ectype.compiler.emit.java;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Breaks a line of code that is too long into lines, as a formatter does: at its outermost operators, calls or
 * arguments, and again inside parts that are still too long. Arguments share one line if they fit; otherwise each has
 * its own, unless they are many.
 */
final class LineBreaker {
    static final int COLUMNS = 120;
    static final int CONTINUATION = 8;

    /** One line for each of more arguments would hide the code around them. */
    private static final int MOST_ROWS = 5;

    private static final List<List<String>> OPERATORS = List.of(
            List.of(" extends "),
            List.of(" implements "),
            List.of(" ? ", " : "),
            List.of(" || "),
            List.of(" && "),
            List.of(" + "));

    private final String code;
    private final int indent;
    private final BracketIndex brackets;

    private LineBreaker(String code, int indent) {
        this.code = code;
        this.indent = indent;
        this.brackets = BracketIndex.of(code);
    }

    /** Returns the lines of a statement, or of a part of one. */
    static List<String> lines(String code, int indent) {
        if (indent + code.length() <= COLUMNS || code.startsWith("import ") || code.startsWith("package ")) {
            return List.of(" ".repeat(indent) + code);
        }
        return new LineBreaker(code, indent).broken();
    }

    private List<String> broken() {
        int right = rightSide();
        List<Integer> cuts = balanced(right);
        if (cuts.isEmpty()) {
            cuts = nested(right, code.length(), 0);
        }
        if (!cuts.isEmpty()) {
            return cutAt(cuts);
        }
        List<Integer> literals = brackets.all("\"", 0, 0, code.length());
        List<String> pieces = literals.isEmpty() ? List.of() : LiteralPieces.of(code, literals.get(0), indent);
        return pieces.isEmpty() ? cutAt(lastResort(right)) : pieces;
    }

    private List<String> cutAt(List<Integer> cuts) {
        List<String> lines = new ArrayList<>();
        int begin = 0;
        for (int cut : cuts) {
            lines.addAll(lines(code.substring(begin, cut).strip(), begin == 0 ? indent : indent + CONTINUATION));
            begin = cut;
        }
        String rest = code.substring(begin).strip();
        lines.addAll(begin == 0 ? List.of(" ".repeat(indent) + rest) : lines(rest, indent + CONTINUATION));
        return lines;
    }

    /** Returns the position after the assignment or the arrow of the statement, or 0. */
    private int rightSide() {
        return Stream.of(" = ", " -> ")
                .flatMap(token ->
                        brackets.all(token, 0, 0, code.length()).stream().map(at -> at + token.length()))
                .findFirst()
                .orElse(0);
    }

    /** Returns cuts after which every part is complete code, or none. */
    private List<Integer> balanced(int right) {
        int annotation = code.startsWith("@") ? code.indexOf('(') : -1;
        int end = annotation < 0 ? -1 : brackets.closing(annotation);
        if (end > 0 && code.startsWith(" ", end + 1) && brackets.lastGroup("(", 0, 0, end + 1) < 0) {
            return List.of(end + 1);
        }
        if (right > 0 && startsWithin(right) && indent + CONTINUATION + code.length() - right <= COLUMNS) {
            return List.of(right);
        }
        for (List<String> operators : OPERATORS) {
            List<Integer> found = operators.stream()
                    .flatMap(operator -> brackets.all(operator, 0, right, code.length()).stream())
                    .sorted()
                    .toList();
            if (!found.isEmpty() && code.startsWith(operators.get(0), found.get(0))) {
                return found;
            }
        }
        return List.of();
    }

    /** Returns the cuts before the calls of a chain, else those between the arguments of a call, or none. */
    private List<Integer> nested(int from, int to, int depth) {
        List<Integer> calls = brackets.all(").", depth, from, to).stream()
                .map(at -> at + 1)
                .filter(this::hasArguments)
                .toList();
        if (calls.size() > 1 && startsWithin(calls.get(0))) {
            return calls;
        }
        int open = brackets.lastGroup("([{", depth, from, to);
        return open < 0 || !startsWithin(open + 1) ? List.of() : arguments(open, depth + 1);
    }

    private boolean hasArguments(int dot) {
        int open = code.indexOf('(', dot);
        return open > 0 && brackets.closing(open) > open + 1;
    }

    private List<Integer> arguments(int open, int depth) {
        int close = brackets.closing(open);
        List<Integer> begins = new ArrayList<>(List.of(open + 1));
        brackets.all(",", depth, open, close).forEach(comma -> begins.add(comma + 1));
        if (fits(open + 1, code.length())) {
            return List.of(open + 1);
        }
        if (begins.size() == 1) {
            List<Integer> inner = nested(open + 1, close, depth);
            return inner.isEmpty() ? begins : inner;
        }
        return begins.size() > MOST_ROWS ? filled(begins) : begins;
    }

    private List<Integer> filled(List<Integer> begins) {
        List<Integer> cuts = new ArrayList<>(List.of(begins.get(0)));
        for (int index = 1; index < begins.size(); index++) {
            int end = index + 1 < begins.size() ? begins.get(index + 1) : code.length();
            if (!fits(cuts.get(cuts.size() - 1), end)) {
                cuts.add(begins.get(index));
            }
        }
        return cuts;
    }

    /** Returns a cut between names, inside type arguments or inside a qualified name, or none. */
    private List<Integer> lastResort(int right) {
        if (right > 0 && startsWithin(right)) {
            return List.of(right);
        }
        for (String token : List.of(" ", ".")) {
            List<Integer> places = brackets.all(token, 0, 1, code.length()).stream()
                    .filter(at -> startsWithin(at) && !code.startsWith(" {", at))
                    .toList();
            if (!places.isEmpty()) {
                return places.subList(places.size() - 1, places.size());
            }
        }
        int open = brackets.lastGroup("<", 0, 0, code.length());
        return open < 0 || !startsWithin(open + 1) ? List.of() : arguments(open, 1);
    }

    /** Returns whether the code before a position fits on the first line. */
    private boolean startsWithin(int cut) {
        return indent + code.substring(0, cut).stripTrailing().length() <= COLUMNS;
    }

    /** Returns whether a part fits on a line of its own. */
    private boolean fits(int from, int to) {
        return indent + CONTINUATION + code.substring(from, to).strip().length() <= COLUMNS;
    }
}
