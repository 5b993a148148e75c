package dev.ectype.runtime.emulator.shape;

/** Formats UTC times without {@code DateTimeFormatter}, because every write of an emulator formats some. */
public final class CivilTime {
    private static final long DAY = 86_400_000L;
    private static final int CLOCK_AND_ZONE = "12:30:00 GMT".length();
    private static final String[] WEEKDAYS = {"Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"};
    private static final String[] MONTHS = {
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"
    };

    private final long days;
    private final int year;
    private final int month;
    private final int day;
    private final int millis;

    private CivilTime(long time) {
        days = Math.floorDiv(time, DAY);
        millis = (int) Math.floorMod(time, DAY);
        // Counts eras of 400 years from the first of March, so that the leap day ends a year.
        long shifted = days + 719_468;
        long era = Math.floorDiv(shifted, 146_097L);
        int dayOfEra = (int) Math.floorMod(shifted, 146_097L);
        int yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
        int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int fromMarch = (5 * dayOfYear + 2) / 153;
        day = dayOfYear - (153 * fromMarch + 2) / 5 + 1;
        month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
        year = (int) (yearOfEra + era * 400) + (month <= 2 ? 1 : 0);
    }

    /** Formats {@code 2025-01-31}. */
    public static String date(long millis) {
        StringBuilder text = new StringBuilder(10);
        new CivilTime(millis).date(text);
        return text.toString();
    }

    /** Formats {@code 2025-01-31T12:30:00}, optionally with {@code .000}, and the zone. */
    public static String text(long millis, boolean fraction, String zone) {
        StringBuilder text = new StringBuilder(30);
        CivilTime time = new CivilTime(millis);
        time.date(text);
        text.append('T');
        time.clock(text);
        if (fraction) {
            text.append('.');
            pad(text, time.millis % 1_000, 100);
        }
        return text.append(zone).toString();
    }

    /** Formats {@code Fri, 31 Jan 2025 12:30:00 GMT}. */
    public static String http(long millis) {
        CivilTime time = new CivilTime(millis);
        StringBuilder text = new StringBuilder(29);
        text.append(WEEKDAYS[(int) Math.floorMod(time.days, 7L)]).append(", ");
        pad(text, time.day, 10);
        text.append(' ').append(MONTHS[time.month - 1]).append(' ');
        pad(text, time.year, 1_000);
        text.append(' ');
        time.clock(text);
        return text.append(" GMT").toString();
    }

    /**
     * Writes the clock of an HTTP date over that of another time.
     *
     * @param millis the time, on the same day as the other one
     * @param text an array with the text of the other time, in ASCII
     * @param end the offset after the last byte of the text
     */
    public static void setClock(long millis, byte[] text, int end) {
        int seconds = (int) Math.floorMod(millis, DAY) / 1_000;
        int clock = end - CLOCK_AND_ZONE;
        two(text, clock, seconds / 3_600);
        two(text, clock + 3, seconds / 60 % 60);
        two(text, clock + 6, seconds % 60);
    }

    /** Returns whether two times in milliseconds since 1970 are on the same day. */
    public static boolean isSameDay(long millis, long other) {
        return Math.floorDiv(millis, DAY) == Math.floorDiv(other, DAY);
    }

    private static void two(byte[] text, int at, int number) {
        text[at] = (byte) ('0' + number / 10);
        text[at + 1] = (byte) ('0' + number % 10);
    }

    private void date(StringBuilder text) {
        pad(text, year, 1_000);
        text.append('-');
        pad(text, month, 10);
        text.append('-');
        pad(text, day, 10);
    }

    private void clock(StringBuilder text) {
        int seconds = millis / 1_000;
        pad(text, seconds / 3_600, 10);
        text.append(':');
        pad(text, seconds / 60 % 60, 10);
        text.append(':');
        pad(text, seconds % 60, 10);
    }

    private static void pad(StringBuilder text, int number, int highest) {
        int rest = number;
        for (int place = highest; place > 0; place /= 10) {
            text.append((char) ('0' + rest / place % 10));
        }
    }
}
