package dev.ectype.runtime.schema.keyword;

import java.time.YearMonth;
import java.util.regex.Pattern;

/** Validates texts by the formats that clients rely on. Unknown formats allow any text. */
public final class Formats {
    private static final String CLOCK =
            "([01]\\d|2[0-3]):[0-5]\\d:([0-5]\\d|60)(\\.\\d{1,18})?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)";
    private static final Pattern TIME = Pattern.compile(CLOCK);
    private static final int DATE_LENGTH = 10;
    private static final Pattern UUID =
            Pattern.compile("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}");
    private static final Pattern EMAIL = Pattern.compile("[^\\s@<>]{1,256}@[^\\s@<>]{1,256}");
    private static final Pattern URI = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]{0,64}:[!-~&&[^<>\"\\\\^`{|}]]*");
    private static final Pattern URI_REFERENCE =
            Pattern.compile(URI.pattern() + "|[!-~&&[^<>\"\\\\^`{|}:/?#]]*([/?#][!-~&&[^<>\"\\\\^`{|}]]*)?");
    private static final Pattern HOSTNAME = Pattern.compile(
            "(?=.{1,253}\\.?$)[A-Za-z0-9]([A-Za-z0-9_-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9_-]{0,61}[A-Za-z0-9])?)*\\.?");
    private static final Pattern IPV4 = Pattern.compile("((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(?!$)|$)){4}");
    private static final int LONGEST = 8_192;

    private Formats() {}

    /** Returns true if the text has the format. */
    public static boolean matches(String format, String text) {
        if (text.length() > LONGEST) {
            return true;
        }
        return switch (format) {
            case "date-time" -> isDateTime(text);
            case "date" -> isDate(text);
            case "time" -> TIME.matcher(text).matches();
            case "uuid" -> UUID.matcher(text).matches();
            case "email" -> EMAIL.matcher(text).matches();
            case "uri", "url" -> URI.matcher(text).matches();
            case "uri-reference" -> URI_REFERENCE.matcher(text).matches();
            case "hostname" -> HOSTNAME.matcher(text).matches();
            case "ipv4" -> IPV4.matcher(text).matches();
            case "ipv6" -> Ipv6.matches(text);
            default -> true;
        };
    }

    private static boolean isDateTime(String text) {
        if (text.length() < 20 || "Tt".indexOf(text.charAt(10)) < 0) {
            return false;
        }
        return isDate(text.substring(0, 10))
                && TIME.matcher(text).region(11, text.length()).matches();
    }

    private static boolean isDate(String text) {
        int year = number(text, 0, 4);
        int month = number(text, 5, 7);
        int day = number(text, 8, 10);
        boolean hasForm = text.length() == DATE_LENGTH && text.charAt(4) == '-' && text.charAt(7) == '-';
        return hasForm
                && year >= 0
                && month >= 1
                && month <= 12
                && YearMonth.of(year, month).isValidDay(day);
    }

    /** Returns the number that digits in a range mean, or -1 for other characters. */
    private static int number(String text, int from, int to) {
        int number = text.length() < to ? -1 : 0;
        for (int at = from; number >= 0 && at < to; at++) {
            int digit = text.charAt(at) - '0';
            number = digit < 0 || digit > 9 ? -1 : number * 10 + digit;
        }
        return number;
    }
}
