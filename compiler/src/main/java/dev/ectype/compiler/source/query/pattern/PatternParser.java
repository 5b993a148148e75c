package dev.ectype.compiler.source.query.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Parses a regular expression. */
final class PatternParser {
    private static final int NESTING = 50;
    private static final int MOST_REPETITIONS = 1_000;
    private static final String META = "()*+.?[\\]{|}";

    private final int[] text;
    private int at;
    private int nesting;

    PatternParser(String expression) {
        text = expression.codePoints().toArray();
    }

    PatternNode parse() throws BadPattern {
        PatternNode node = choice();
        if (at < text.length) {
            throw new BadPattern("unexpected `" + Character.toString(text[at]) + "` at character " + (at + 1));
        }
        return node;
    }

    private PatternNode choice() throws BadPattern {
        List<PatternNode> branches = new ArrayList<>();
        do {
            branches.add(branch());
        } while (takes('|'));
        return branches.size() == 1 ? branches.get(0) : new PatternNode.Choice(branches);
    }

    private PatternNode branch() throws BadPattern {
        List<PatternNode> pieces = new ArrayList<>();
        while (at < text.length && text[at] != '|' && text[at] != ')') {
            pieces.add(quantified(atom()));
        }
        return new PatternNode.Sequence(pieces);
    }

    private PatternNode atom() throws BadPattern {
        if (takes('(')) {
            if (++nesting > NESTING) {
                throw new BadPattern("more than " + NESTING + " levels of parentheses");
            }
            PatternNode inner = choice();
            expect(')');
            nesting--;
            return inner;
        }
        if (takes('.')) {
            return new PatternNode.One(character -> character != '\n' && character != '\r');
        }
        if (takes('[')) {
            return new PatternNode.One(characterClass());
        }
        if (takes('\\')) {
            return new PatternNode.One(escape());
        }
        if (META.indexOf(text[at]) >= 0) {
            throw new BadPattern("unexpected `" + Character.toString(text[at]) + "` at character " + (at + 1));
        }
        return new PatternNode.One(only(text[at++]));
    }

    private PatternNode quantified(PatternNode atom) throws BadPattern {
        if (takes('*')) {
            return new PatternNode.Repetition(atom, 0, -1);
        }
        if (takes('+')) {
            return new PatternNode.Repetition(atom, 1, -1);
        }
        if (takes('?')) {
            return new PatternNode.Repetition(atom, 0, 1);
        }
        if (!takes('{')) {
            return atom;
        }
        int least = count();
        int greatest = least;
        if (takes(',')) {
            greatest = at < text.length && text[at] == '}' ? -1 : count();
        }
        expect('}');
        if (greatest >= 0 && greatest < least) {
            throw new BadPattern("a repetition ends below its start");
        }
        return new PatternNode.Repetition(atom, least, greatest);
    }

    private int count() throws BadPattern {
        int start = at;
        int value = 0;
        while (at < text.length && text[at] >= '0' && text[at] <= '9') {
            value = Math.min(value * 10 + text[at++] - '0', MOST_REPETITIONS + 1);
        }
        if (at == start || value > MOST_REPETITIONS) {
            throw new BadPattern("a repetition needs a number up to " + MOST_REPETITIONS);
        }
        return value;
    }

    private IntPredicate characterClass() throws BadPattern {
        boolean negated = takes('^');
        List<IntPredicate> parts = new ArrayList<>();
        if (takes('-')) {
            parts.add(only('-'));
        }
        while (!takes(']')) {
            if (takes('-')) {
                parts.add(only('-'));
                expect(']');
                break;
            }
            parts.add(range());
        }
        if (parts.isEmpty()) {
            throw new BadPattern("a character class is empty");
        }
        IntPredicate any = character -> parts.stream().anyMatch(part -> part.test(character));
        return negated ? any.negate() : any;
    }

    private IntPredicate range() throws BadPattern {
        if (at + 1 < text.length && text[at] == '\\' && (text[at + 1] == 'p' || text[at + 1] == 'P')) {
            at++;
            return escape();
        }
        int first = classCharacter();
        boolean isRange = at + 1 < text.length && text[at] == '-' && text[at + 1] != ']';
        if (!isRange) {
            return only(first);
        }
        at++;
        int last = classCharacter();
        if (last < first) {
            throw new BadPattern("a range of characters ends before its start");
        }
        return character -> character >= first && character <= last;
    }

    private int classCharacter() throws BadPattern {
        if (takes('\\')) {
            return escapedCharacter();
        }
        if (at == text.length || text[at] == '[' || text[at] == '-') {
            throw new BadPattern("a character class is not closed or contains an unescaped `[` or `-`");
        }
        return text[at++];
    }

    private IntPredicate escape() throws BadPattern {
        if (takes('p')) {
            return UnicodeCategory.named(category());
        }
        if (takes('P')) {
            return UnicodeCategory.named(category()).negate();
        }
        return only(escapedCharacter());
    }

    private int escapedCharacter() throws BadPattern {
        int escaped = at < text.length ? text[at++] : -1;
        return switch (escaped) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case '(', ')', '*', '+', '-', '.', '?', '[', '\\', ']', '^', '{', '|', '}' -> escaped;
            case 'd', 'D', 's', 'S', 'w', 'W' ->
                throw new BadPattern("it has no `\\" + Character.toString(escaped) + "`; write a class such as [0-9]");
            default ->
                throw new BadPattern(
                        escaped < 0
                                ? "it ends with a backslash"
                                : "it has no escape `\\" + Character.toString(escaped) + "`");
        };
    }

    private String category() throws BadPattern {
        expect('{');
        StringBuilder name = new StringBuilder();
        while (at < text.length && text[at] != '}') {
            name.appendCodePoint(text[at++]);
        }
        expect('}');
        return name.toString();
    }

    private boolean takes(char expected) {
        boolean follows = at < text.length && text[at] == expected;
        at += follows ? 1 : 0;
        return follows;
    }

    private void expect(char expected) throws BadPattern {
        if (!takes(expected)) {
            throw new BadPattern("expected `" + expected + "` at character " + (at + 1));
        }
    }

    private static IntPredicate only(int character) {
        return other -> other == character;
    }
}
