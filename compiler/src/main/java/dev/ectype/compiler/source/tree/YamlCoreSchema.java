package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.json.JsonNumber;
import java.math.BigInteger;
import java.util.regex.Pattern;

/** Resolves plain scalars by the core schema of YAML 1.2: {@code yes}, {@code on} and dates are texts. */
final class YamlCoreSchema {
    private static final Pattern NUMBER =
            Pattern.compile("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?|0o[0-7]+|0x[0-9a-fA-F]+");

    private YamlCoreSchema() {}

    static ScalarNode scalar(String text, int line, int column) {
        char first = text.isEmpty() ? '~' : text.charAt(0);
        return switch (first) {
            case '~', 'n', 'N' -> isNull(text) ? new NullNode(text, line, column) : new TextNode(text, line, column);
            case 't', 'T', 'f', 'F' ->
                isBoolean(text) ? new BooleanNode(text, line, column) : new TextNode(text, line, column);
            case '+', '-', '.', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' ->
                isNumber(text) ? new NumberNode(text, line, column) : new TextNode(text, line, column);
            default -> new TextNode(text, line, column);
        };
    }

    /** Returns the number in JSON notation: {@code 010} is 10, {@code +.5} is 0.5, {@code 0o17} is 15. */
    static String jsonLiteral(String text) {
        if (text.startsWith("0x")) {
            return new BigInteger(text.substring(2), 16).toString();
        }
        if (text.startsWith("0o")) {
            return new BigInteger(text.substring(2), 8).toString();
        }
        int mark = exponentMark(text);
        String mantissa = text.substring(0, mark);
        boolean negative = mantissa.startsWith("-");
        String digits = negative || mantissa.startsWith("+") ? mantissa.substring(1) : mantissa;
        return (negative ? "-" : "") + decimal(digits) + text.substring(mark);
    }

    private static String decimal(String digits) {
        int point = digits.indexOf('.');
        String whole = point < 0 ? digits : digits.substring(0, point);
        String fraction = point < 0 || point == digits.length() - 1 ? "" : digits.substring(point);
        int start = 0;
        while (start < whole.length() - 1 && whole.charAt(start) == '0') {
            start++;
        }
        return (whole.isEmpty() ? "0" : whole.substring(start)) + fraction;
    }

    private static int exponentMark(String text) {
        for (int index = 0; index < text.length(); index++) {
            if (text.charAt(index) == 'e' || text.charAt(index) == 'E') {
                return index;
            }
        }
        return text.length();
    }

    private static boolean isNull(String text) {
        return switch (text) {
            case "", "~", "null", "Null", "NULL" -> true;
            default -> false;
        };
    }

    private static boolean isBoolean(String text) {
        return switch (text) {
            case "true", "True", "TRUE", "false", "False", "FALSE" -> true;
            default -> false;
        };
    }

    // Infinity and not-a-number remain texts, since JSON has no such numbers. So do very long numbers.
    private static boolean isNumber(String text) {
        return text.length() < JsonNumber.LONGEST && NUMBER.matcher(text).matches();
    }
}
