package dev.ectype.runtime.schema.keyword;

import java.time.YearMonth;
import java.util.regex.Pattern;

/** Validates texts by the formats that clients rely on. Unknown formats allow any text. */
public final class Formats {
    private static final int DATE_LENGTH = 10;
    private static final int MOST_FRACTION_DIGITS = 18;
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
            case "time" -> isTime(text, 0);
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
        return isDate(text.substring(0, DATE_LENGTH)) && isTime(text, DATE_LENGTH + 1);
    }

    /** Returns true if a time with seconds and an offset begins at an index and ends the text (RFC 3339, section 5.6). */
    private static boolean isTime(String text, int from) {
        int seconds = number(text, from + 6, from + 8);
        if (!isClock(text, from) || !isAt(text, from + 5, ':') || seconds < 0 || seconds > 60) {
            return false;
        }
        int at = from + 8;
        if (isAt(text, at, '.')) {
            int first = ++at;
            while (number(text, at, at + 1) >= 0) {
                at++;
            }
            if (at == first || at - first > MOST_FRACTION_DIGITS) {
                return false;
            }
        }
        int left = text.length() - at;
        return left == 1
                ? isAt(text, at, 'Z') || isAt(text, at, 'z')
                : left == 6 && (isAt(text, at, '+') || isAt(text, at, '-')) && isClock(text, at + 1);
    }

    /** Returns true if hours and minutes begin at an index. */
    private static boolean isClock(String text, int from) {
        int hours = number(text, from, from + 2);
        int minutes = number(text, from + 3, from + 5);
        return hours >= 0 && hours <= 23 && isAt(text, from + 2, ':') && minutes >= 0 && minutes <= 59;
    }

    private static boolean isAt(String text, int at, char expected) {
        return at < text.length() && text.charAt(at) == expected;
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
