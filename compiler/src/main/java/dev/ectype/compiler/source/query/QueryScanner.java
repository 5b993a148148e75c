package dev.ectype.compiler.source.query;

import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.source.tree.NumberNode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the words of a query: names, numbers and quoted texts. */
final class QueryScanner {
    /** The greatest number whose neighbours are exact in every JSON implementation. */
    private static final long EXACT = (1L << 53) - 1;

    private static final Pattern INTEGER = Pattern.compile("0|-?[1-9][0-9]*+");
    private static final Pattern NUMBER = Pattern.compile("(-?0|-?[1-9][0-9]*+)(\\.[0-9]++)?([eE][-+]?[0-9]++)?");
    private static final Pattern FUNCTION = Pattern.compile("[a-z][a-z0-9_]*+");

    private final String text;
    private int at;

    QueryScanner(String text) {
        this.text = text;
    }

    boolean isAtEnd() {
        return at == text.length();
    }

    int offset() {
        return at;
    }

    /** Returns the next character, or 0 at the end. */
    char peek() {
        return isAtEnd() ? 0 : text.charAt(at);
    }

    void returnTo(int offset) {
        at = offset;
    }

    void skipBlanks() {
        while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') {
            at++;
        }
    }

    boolean takes(String expected) {
        boolean follows = text.startsWith(expected, at);
        at += follows ? expected.length() : 0;
        return follows;
    }

    void expect(String expected) throws QuerySyntaxError {
        if (!takes(expected)) {
            throw expected("`" + expected + "`");
        }
    }

    QuerySyntaxError expected(String what) {
        return new QuerySyntaxError(at, "expected " + what + ", but found " + found());
    }

    boolean isAtName() {
        char next = peek();
        return next >= 'a' && next <= 'z' || next >= 'A' && next <= 'Z' || next == '_' || next >= 0x80;
    }

    boolean isAtDigit() {
        return peek() >= '0' && peek() <= '9';
    }

    /** Reads a member name without quotes. */
    String name() throws QuerySyntaxError {
        if (!isAtName()) {
            throw expected("a member name, `*` or `[`");
        }
        int start = at;
        while (isAtName() || isAtDigit()) {
            at++;
        }
        return text.substring(start, at);
    }

    /** Reads the name of a function or a word such as {@code true}; empty if there is none. */
    String word() {
        return match(FUNCTION);
    }

    long integer() throws QuerySyntaxError {
        int start = at;
        String digits = match(INTEGER);
        if (digits.isEmpty()) {
            throw expected("an integer");
        }
        long value = digits.length() > 17 ? Long.MAX_VALUE : Long.parseLong(digits);
        if (value > EXACT || value < -EXACT || isAtDigit()) {
            throw new QuerySyntaxError(start, "expected an integer from -2^53+1 to 2^53-1 without leading zeros");
        }
        return value;
    }

    NumberNode number() throws QuerySyntaxError {
        int start = at;
        String literal = match(NUMBER);
        if (literal.isEmpty() || literal.length() >= JsonNumber.LONGEST || isAtDigit()) {
            throw new QuerySyntaxError(start, "expected a number in JSON notation");
        }
        return new NumberNode(literal, 1, 1);
    }

    boolean isAtQuote() {
        return peek() == '\'' || peek() == '"';
    }

    /** Reads a text in single or double quotes. */
    String quoted() throws QuerySyntaxError {
        int start = at;
        char quote = text.charAt(at++);
        StringBuilder read = new StringBuilder();
        while (peek() != quote) {
            if (isAtEnd()) {
                throw new QuerySyntaxError(start, "the quote is not closed");
            }
            if (peek() < ' ') {
                throw new QuerySyntaxError(at, "control characters in quotes must be escaped");
            }
            if (takes("\\")) {
                read.append(escaped(quote));
            } else {
                read.append(text.charAt(at++));
            }
        }
        at++;
        return read.toString();
    }

    private String escaped(char quote) throws QuerySyntaxError {
        char escape = peek();
        at++;
        return switch (escape) {
            case 'b' -> "\b";
            case 'f' -> "\f";
            case 'n' -> "\n";
            case 'r' -> "\r";
            case 't' -> "\t";
            case '/', '\\' -> String.valueOf(escape);
            case 'u' -> unicode();
            default -> {
                if (escape != quote || escape == 0) {
                    throw new QuerySyntaxError(at - 2, "unknown escape `\\" + (escape == 0 ? "" : escape) + "`");
                }
                yield String.valueOf(escape);
            }
        };
    }

    private String unicode() throws QuerySyntaxError {
        int start = at - 2;
        char first = unit(start);
        if (!Character.isSurrogate(first)) {
            return String.valueOf(first);
        }
        if (Character.isHighSurrogate(first) && takes("\\u")) {
            char second = unit(start);
            if (Character.isLowSurrogate(second)) {
                return String.valueOf(new char[] {first, second});
            }
        }
        throw new QuerySyntaxError(start, "a surrogate must be one of a pair, such as `\\uD83D\\uDE00`");
    }

    private char unit(int start) throws QuerySyntaxError {
        int value = 0;
        for (int digit = 0; digit < 4; digit++) {
            int hex = peek() < 0x80 ? Character.digit(peek(), 16) : -1;
            if (hex < 0) {
                throw new QuerySyntaxError(start, "`\\u` needs four hexadecimal digits");
            }
            value = value << 4 | hex;
            at++;
        }
        return (char) value;
    }

    private String match(Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        String found = matcher.lookingAt() ? matcher.group() : "";
        at += found.length();
        return found;
    }

    private String found() {
        return isAtEnd() ? "the end" : "`" + text.substring(at, text.offsetByCodePoints(at, 1)) + "`";
    }
}
