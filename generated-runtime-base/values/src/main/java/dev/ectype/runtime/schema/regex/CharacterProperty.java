package dev.ectype.runtime.schema.regex;

import java.util.Locale;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Provides the named sets of code points: {@code \d}, {@code \s}, {@code \w}, and {@code \p{…}} of ECMA-262 and POSIX. */
final class CharacterProperty {
    private CharacterProperty() {}

    static boolean isDigit(int point) {
        return point >= '0' && point <= '9';
    }

    static boolean isWord(int point) {
        return point >= 'a' && point <= 'z' || point >= 'A' && point <= 'Z' || isDigit(point) || point == '_';
    }

    /** White space and line terminators of ECMA-262. */
    static boolean isSpace(int point) {
        return point >= '\t' && point <= '\r'
                || point == ' '
                || point == 0xFEFF
                || point >= 0x80 && Character.isSpaceChar(point);
    }

    static boolean isLineBreak(int point) {
        return point == '\n' || point == '\r' || point == 0x2028 || point == 0x2029;
    }

    /**
     * Returns the set with a name, as in {@code \p{Lu}} or {@code \p{Script=Greek}}.
     *
     * @throws InvalidRegex for an unknown name
     */
    static IntPredicate named(String name) {
        int equals = name.indexOf('=');
        if (equals >= 0) {
            String value = name.substring(equals + 1);
            return switch (name.substring(0, equals)) {
                case "gc", "General_Category" -> category(value);
                case "sc", "Script", "scx", "Script_Extensions" -> script(value);
                default -> throw new InvalidRegex("unknown property " + name);
            };
        }
        // The prefix is Java's. Its script names need no conversion.
        String bare = name.startsWith("Is") ? name.substring(2) : name;
        IntPredicate property = binary(bare);
        if (property != null) {
            return property;
        }
        return name.equals(bare) || categories(bare) != 0 ? category(bare) : script(bare);
    }

    private static @Nullable IntPredicate binary(String name) {
        return switch (name) {
            case "Any" -> point -> true;
            case "ASCII" -> point -> point < 0x80;
            case "Alpha" -> point -> point < 0x80 && Character.isAlphabetic(point);
            case "Alphabetic" -> Character::isAlphabetic;
            case "Alnum" -> point -> point < 0x80 && Character.isLetterOrDigit(point);
            case "Upper" -> point -> point >= 'A' && point <= 'Z';
            case "Lower" -> point -> point >= 'a' && point <= 'z';
            case "Uppercase" -> Character::isUpperCase;
            case "Lowercase" -> Character::isLowerCase;
            case "Digit" -> CharacterProperty::isDigit;
            case "XDigit", "Hex_Digit", "ASCII_Hex_Digit", "AHex" ->
                point -> point < 0x80 && Character.digit(point, 16) >= 0;
            case "Space" -> point -> point == ' ' || point >= '\t' && point <= '\r';
            case "White_Space" -> point -> isSpace(point) && point != 0xFEFF || point == 0x85;
            case "Blank" -> point -> point == ' ' || point == '\t';
            case "Cntrl" -> point -> point < 0x20 || point == 0x7F;
            case "Graph" -> point -> point > ' ' && point < 0x7F;
            case "Punct" -> point -> point > ' ' && point < 0x7F && !Character.isLetterOrDigit(point);
            case "Print" -> point -> point >= ' ' && point < 0x7F;
            case "Ideographic" -> Character::isIdeographic;
            default -> null;
        };
    }

    private static IntPredicate category(String name) {
        int types = categories(name);
        if (types == 0) {
            throw new InvalidRegex("unknown property " + name);
        }
        return point -> (types >>> Character.getType(point) & 1) != 0;
    }

    /** Returns the types of {@link Character#getType} in a general category as bits; 0 for an unknown name. */
    private static int categories(String name) {
        return switch (name) {
            case "L", "Letter" -> categories("LC") | categories("Lm") | categories("Lo");
            case "LC", "Cased_Letter" -> categories("Lu") | categories("Ll") | categories("Lt");
            case "Lu", "Uppercase_Letter" -> 1 << Character.UPPERCASE_LETTER;
            case "Ll", "Lowercase_Letter" -> 1 << Character.LOWERCASE_LETTER;
            case "Lt", "Titlecase_Letter" -> 1 << Character.TITLECASE_LETTER;
            case "Lm", "Modifier_Letter" -> 1 << Character.MODIFIER_LETTER;
            case "Lo", "Other_Letter" -> 1 << Character.OTHER_LETTER;
            case "M", "Mark" -> categories("Mn") | categories("Mc") | categories("Me");
            case "Mn", "Nonspacing_Mark" -> 1 << Character.NON_SPACING_MARK;
            case "Mc", "Spacing_Mark" -> 1 << Character.COMBINING_SPACING_MARK;
            case "Me", "Enclosing_Mark" -> 1 << Character.ENCLOSING_MARK;
            case "N", "Number" -> categories("Nd") | categories("Nl") | categories("No");
            case "Nd", "Decimal_Number" -> 1 << Character.DECIMAL_DIGIT_NUMBER;
            case "Nl", "Letter_Number" -> 1 << Character.LETTER_NUMBER;
            case "No", "Other_Number" -> 1 << Character.OTHER_NUMBER;
            default -> signs(name);
        };
    }

    private static int signs(String name) {
        return switch (name) {
            case "P", "Punctuation", "punct" ->
                signs("Pc") | signs("Pd") | signs("Ps") | signs("Pe") | signs("Pi") | signs("Pf") | signs("Po");
            case "Pc", "Connector_Punctuation" -> 1 << Character.CONNECTOR_PUNCTUATION;
            case "Pd", "Dash_Punctuation" -> 1 << Character.DASH_PUNCTUATION;
            case "Ps", "Open_Punctuation" -> 1 << Character.START_PUNCTUATION;
            case "Pe", "Close_Punctuation" -> 1 << Character.END_PUNCTUATION;
            case "Pi", "Initial_Punctuation" -> 1 << Character.INITIAL_QUOTE_PUNCTUATION;
            case "Pf", "Final_Punctuation" -> 1 << Character.FINAL_QUOTE_PUNCTUATION;
            case "Po", "Other_Punctuation" -> 1 << Character.OTHER_PUNCTUATION;
            case "S", "Symbol" -> signs("Sm") | signs("Sc") | signs("Sk") | signs("So");
            case "Sm", "Math_Symbol" -> 1 << Character.MATH_SYMBOL;
            case "Sc", "Currency_Symbol" -> 1 << Character.CURRENCY_SYMBOL;
            case "Sk", "Modifier_Symbol" -> 1 << Character.MODIFIER_SYMBOL;
            case "So", "Other_Symbol" -> 1 << Character.OTHER_SYMBOL;
            case "Z", "Separator" -> signs("Zs") | signs("Zl") | signs("Zp");
            case "Zs", "Space_Separator" -> 1 << Character.SPACE_SEPARATOR;
            case "Zl", "Line_Separator" -> 1 << Character.LINE_SEPARATOR;
            case "Zp", "Paragraph_Separator" -> 1 << Character.PARAGRAPH_SEPARATOR;
            case "C", "Other" -> signs("Cc") | signs("Cf") | signs("Cs") | signs("Co") | signs("Cn");
            case "Cc", "Control" -> 1 << Character.CONTROL;
            case "Cf", "Format" -> 1 << Character.FORMAT;
            case "Cs", "Surrogate" -> 1 << Character.SURROGATE;
            case "Co", "Private_Use" -> 1 << Character.PRIVATE_USE;
            case "Cn", "Unassigned" -> 1 << Character.UNASSIGNED;
            default -> 0;
        };
    }

    private static IntPredicate script(String name) {
        try {
            Character.UnicodeScript script = Character.UnicodeScript.forName(name.toUpperCase(Locale.ROOT));
            return point -> Character.UnicodeScript.of(point) == script;
        } catch (IllegalArgumentException unknown) {
            throw new InvalidRegex("unknown script " + name);
        }
    }
}
