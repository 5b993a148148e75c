package dev.ectype.runtime.schema.regex;

import java.util.function.IntPredicate;

/** Parses character classes, and the character escapes inside and outside of them. */
final class ClassParser {
    /** The result of {@link #member} for an escape with several characters. */
    private static final int SEVERAL = -1;

    private final RegexSource source;
    private final boolean ignoringCase;
    private final CharacterClass.Builder members = new CharacterClass.Builder();

    ClassParser(RegexSource source, boolean ignoringCase) {
        this.source = source;
        this.ignoringCase = ignoringCase;
    }

    /** Parses from behind the opening bracket to behind the closing one. */
    CharacterClass characterClass() {
        boolean negated = source.take("^");
        while (!source.take("]")) {
            int from = member();
            int dash = source.position();
            if (source.take("-") && !source.startsWith("]")) {
                range(from, dash);
            } else {
                source.returnTo(dash);
                addSingle(from);
            }
        }
        return members.build(negated, ignoringCase);
    }

    /** Parses an escape from behind its backslash. */
    CharacterClass escaped() {
        addSingle(escape(false));
        return members.build(false, ignoringCase);
    }

    /** Adds a range. A dash beside a class such as {@code \w} is a literal (ECMA-262, B.1.2). */
    private void range(int from, int dash) {
        int to = member();
        if (from == SEVERAL || to == SEVERAL) {
            addSingle(from);
            addSingle('-');
            addSingle(to);
        } else if (to < from) {
            throw new InvalidRegex("range out of order at " + dash);
        } else {
            members.add(from, to);
        }
    }

    private void addSingle(int point) {
        if (point != SEVERAL) {
            members.add(point, point);
        }
    }

    private int member() {
        int point = source.next();
        return point == '\\' ? escape(true) : point;
    }

    private int escape(boolean inClass) {
        int escaped = source.isAtEnd() && !inClass ? '\\' : source.next();
        return switch (escaped) {
            case 'd' -> several(CharacterProperty::isDigit, false);
            case 'D' -> several(CharacterProperty::isDigit, true);
            case 'w' -> several(CharacterProperty::isWord, false);
            case 'W' -> several(CharacterProperty::isWord, true);
            case 's' -> several(CharacterProperty::isSpace, false);
            case 'S' -> several(CharacterProperty::isSpace, true);
            case 'p', 'P' -> property(escaped);
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'f' -> '\f';
            case 'v' -> 0x0B;
            case 'b' -> '\b';
            case 'c' -> control();
            case 'x' -> hex(2, 'x');
            case 'u' -> unicode();
            case '0', '1', '2', '3', '4', '5', '6', '7' -> octal(escaped - '0');
            default -> escaped;
        };
    }

    private int several(IntPredicate property, boolean negated) {
        members.add(negated ? property.negate() : property);
        return SEVERAL;
    }

    /** {@code \p{…}} or {@code \pL}; a letter that introduces no property means itself. */
    private int property(int letter) {
        String name;
        if (source.take("{")) {
            name = source.until('}');
        } else if (source.startsWith("L")
                || source.startsWith("N")
                || source.startsWith("P")
                || source.startsWith("S")) {
            name = Character.toString(source.next());
        } else {
            return letter;
        }
        boolean negated = name.startsWith("^");
        return several(CharacterProperty.named(negated ? name.substring(1) : name), negated != (letter == 'P'));
    }

    private int control() {
        int start = source.position();
        int letter = source.isAtEnd() ? 0 : source.next();
        if (letter < 0x80 && Character.isLetter(letter)) {
            return letter % 32;
        }
        source.returnTo(start);
        return 'c';
    }

    private int hex(int digits, int letter) {
        if (source.startsWith("{")) {
            return braced(letter);
        }
        int value = source.takeHex(digits);
        return value < 0 ? letter : value;
    }

    private int braced(int letter) {
        int start = source.position();
        source.take("{");
        String digits = source.until('}');
        int value = digits.length() > 8 ? -1 : new RegexSource(digits).takeHex(digits.length());
        if (digits.isEmpty() || value < 0) {
            source.returnTo(start);
            return letter;
        }
        if (!Character.isValidCodePoint(value)) {
            throw new InvalidRegex("no such code point: " + digits);
        }
        return value;
    }

    /** Parses a code unit, or both halves of a surrogate pair. */
    private int unicode() {
        int unit = hex(4, 'u');
        int start = source.position();
        if (unit < 0x10000 && Character.isHighSurrogate((char) unit) && source.take("\\u")) {
            int second = source.takeHex(4);
            if (second >= 0 && Character.isLowSurrogate((char) second)) {
                return Character.toCodePoint((char) unit, (char) second);
            }
            source.returnTo(start);
        }
        return unit;
    }

    /** Parses an octal number of at most three digits below 0400 (ECMA-262, B.1.2). */
    private int octal(int first) {
        int value = first;
        for (int digits = 1; digits < 3 && value < 0x20; digits++) {
            int start = source.position();
            int next = source.isAtEnd() ? 0 : source.next();
            if (next < '0' || next > '7') {
                source.returnTo(start);
                break;
            }
            value = value * 8 + next - '0';
        }
        return value;
    }
}
