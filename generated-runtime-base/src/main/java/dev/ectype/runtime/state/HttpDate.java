package dev.ectype.runtime.state;

import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** A time as HTTP writes it: {@code Wed, 01 Jan 2025 00:00:00 GMT}. */
public final class HttpDate {
    private static final DateTimeFormatter FORMAT =
            DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ROOT);
    private static final byte[] PATTERN = ascii("Ddd, 00 Mmm 0000 00:00:00 GMT");
    private static final byte[] DAYS = ascii("MonTueWedThuFriSatSun");
    private static final byte[] MONTHS = ascii("JanFebMarAprMayJunJulAugSepOctNovDec");

    private HttpDate() {}

    public static byte[] of(long millis) {
        LocalDateTime time = LocalDateTime.ofEpochSecond(Math.floorDiv(millis, 1000), 0, ZoneOffset.UTC);
        int year = time.getYear();
        // Every reply to a write has a date of its own, and the formatter costs more than the rest of its header.
        return year < 0 || year > 9999 ? ascii(FORMAT.format(time)) : written(time, year);
    }

    private static byte[] written(LocalDateTime time, int year) {
        byte[] text = PATTERN.clone();
        System.arraycopy(DAYS, 3 * (time.getDayOfWeek().getValue() - 1), text, 0, 3);
        twoDigits(time.getDayOfMonth(), text, 5);
        System.arraycopy(MONTHS, 3 * (time.getMonthValue() - 1), text, 8, 3);
        twoDigits(year / 100, text, 12);
        twoDigits(year % 100, text, 14);
        twoDigits(time.getHour(), text, 17);
        twoDigits(time.getMinute(), text, 20);
        twoDigits(time.getSecond(), text, 23);
        return text;
    }

    private static void twoDigits(int number, byte[] text, int at) {
        text[at] = (byte) ('0' + number / 10);
        text[at + 1] = (byte) ('0' + number % 10);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
