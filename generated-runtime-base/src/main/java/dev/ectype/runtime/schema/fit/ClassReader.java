package dev.ectype.runtime.schema.fit;

import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Reads character classes and escapes of regular expressions. */
final class ClassReader {
    private final String source;
    private int at;

    ClassReader(String source, int at) {
        this.source = source;
        this.at = at;
    }

    /** Reads from behind the opening bracket to behind the closing one. */
    CharacterSet readInto(IntConsumer end) {
        boolean negated = source.startsWith("^", at);
        at += negated ? 1 : 0;
        CharacterSet set = new CharacterSet();
        while (peek() != ']') {
            item(set);
        }
        end.accept(at + 1);
        return negated ? set.negated() : set;
    }

    /** Reads one escape, from its backslash on. */
    CharacterSet readEscape(IntConsumer end) {
        CharacterSet set = new CharacterSet();
        int single = single(set);
        if (single >= 0) {
            set.add(single, single);
        }
        end.accept(at);
        return set;
    }

    private void item(CharacterSet set) {
        int from = single(set);
        boolean range = from >= 0 && peek() == '-' && at + 1 < source.length() && source.charAt(at + 1) != ']';
        if (!range) {
            if (from >= 0) {
                set.add(from, from);
            }
            return;
        }
        at++;
        int to = single(set);
        if (to < from) {
            throw new PatternReader.Unknown();
        }
        set.add(from, to);
    }

    /** The next character, or -1 when it was a named class, which is added to the set. */
    private int single(CharacterSet set) {
        peek();
        int point = source.codePointAt(at);
        at += Character.charCount(point);
        if (point != '\\') {
            return point;
        }
        char escaped = peek();
        at++;
        CharacterSet named = named(escaped);
        if (named != null) {
            set.addAll(named);
            return -1;
        }
        return switch (escaped) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'f' -> '\f';
            case 'v' -> 0x0B;
            case '0' -> 0;
            case 'x' -> hex(2);
            case 'u' -> peek() == '{' ? braced() : hex(4);
            default -> escaped;
        };
    }

    private @Nullable CharacterSet named(char escaped) {
        CharacterSet digits = new CharacterSet().add('0', '9');
        CharacterSet space = new CharacterSet().add(' ', ' ').add('\t', '\r');
        return switch (escaped) {
            case 'd' -> digits;
            case 'D' -> digits.negated();
            case 's' -> space;
            case 'S' -> space.negated();
            case 'w' -> word();
            case 'W' -> word().negated();
            case 'p', 'P' -> property(escaped == 'P');
            default -> null;
        };
    }

    private static CharacterSet word() {
        return new CharacterSet().add('0', '9').add('A', 'Z').add('a', 'z').add('_', '_');
    }

    private CharacterSet property(boolean negated) {
        int close = source.indexOf('}', at);
        if (peek() != '{' || close < 0) {
            throw new PatternReader.Unknown();
        }
        String name = source.substring(at + 1, close);
        at = close + 1;
        CharacterSet set = switch (name) {
            case "L", "Letter", "IsL", "Alpha", "Alphabetic" ->
                new CharacterSet().add('a', 'z').add('A', 'Z');
            case "Lu", "Upper", "Uppercase" -> new CharacterSet().add('A', 'Z');
            case "Ll", "Lower", "Lowercase" -> new CharacterSet().add('a', 'z');
            case "Alnum" -> new CharacterSet().add('a', 'z').add('A', 'Z').add('0', '9');
            case "XDigit", "ASCII_Hex_Digit" -> new CharacterSet().add('0', '9').add('a', 'f');
            case "Print", "Graph", "ASCII" -> new CharacterSet().add('!', '~');
            case "N", "Nd", "Digit" -> new CharacterSet().add('0', '9');
            case "Z", "Zs", "Space", "Blank", "White_Space" -> new CharacterSet().add(' ', ' ');
            case "P", "Punct" -> new CharacterSet().add('!', '!').add('.', '.');
            case "M", "Mn", "C", "Cc", "S", "Sc" -> new CharacterSet();
            default -> throw new PatternReader.Unknown();
        };
        return negated ? set.negated() : set;
    }

    private int braced() {
        int close = source.indexOf('}', at);
        if (close < 0 || close - at > 8) {
            throw new PatternReader.Unknown();
        }
        String digits = source.substring(at + 1, close);
        at = close + 1;
        return parse(digits);
    }

    private int hex(int digits) {
        if (at + digits > source.length()) {
            throw new PatternReader.Unknown();
        }
        int value = parse(source.substring(at, at + digits));
        at += digits;
        return value;
    }

    private static int parse(String digits) {
        try {
            int value = Integer.parseInt(digits, 16);
            if (!Character.isValidCodePoint(value)) {
                throw new PatternReader.Unknown();
            }
            return value;
        } catch (NumberFormatException noHex) {
            throw new PatternReader.Unknown();
        }
    }

    private char peek() {
        if (at >= source.length()) {
            throw new PatternReader.Unknown();
        }
        return source.charAt(at);
    }
}
