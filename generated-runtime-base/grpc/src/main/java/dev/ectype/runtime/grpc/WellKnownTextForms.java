package dev.ectype.runtime.grpc;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Formats and parses the JSON strings of protobuf timestamps, durations and field masks. */
final class WellKnownTextForms {
    private static final Pattern DURATION = Pattern.compile("(-?)([0-9]{1,12})(?:\\.([0-9]{1,9}))?s");

    private WellKnownTextForms() {}

    /** Holds seconds and nanoseconds. */
    record Moment(long seconds, int nanos) {}

    static String timestamp(long seconds, int nanos) throws GrpcFailure {
        try {
            return Instant.ofEpochSecond(seconds, nanos).toString();
        } catch (DateTimeException far) {
            throw new GrpcFailure(
                    StatusCode.INVALID_ARGUMENT, seconds + " s is not a valid time, expected a year from 1 to 9999");
        }
    }

    static @Nullable Moment timestamp(String text) {
        try {
            Instant at = OffsetDateTime.parse(text).toInstant();
            return new Moment(at.getEpochSecond(), at.getNano());
        } catch (DateTimeException other) {
            return null;
        }
    }

    static String duration(long seconds, int nanos) {
        String sign = seconds < 0 || nanos < 0 ? "-" : "";
        String whole = sign + Math.abs(seconds);
        if (nanos == 0) {
            return whole + "s";
        }
        String digits = String.format(Locale.ROOT, "%09d", Math.abs(nanos));
        return whole + "." + digits.replaceFirst("(000){1,2}$", "") + "s";
    }

    static @Nullable Moment duration(String text) {
        Matcher matcher = DURATION.matcher(text);
        if (!matcher.matches()) {
            return null;
        }
        int sign = matcher.group(1).isEmpty() ? 1 : -1;
        String fraction = matcher.group(3) == null ? "" : matcher.group(3);
        int nanos = Integer.parseInt((fraction + "000000000").substring(0, 9));
        return new Moment(sign * Long.parseLong(matcher.group(2)), sign * nanos);
    }

    /** Converts a mask path to JSON names. */
    static String camel(String path) {
        StringBuilder camel = new StringBuilder(path.length());
        for (int at = 0; at < path.length(); at++) {
            char each = path.charAt(at);
            boolean joins =
                    each == '_' && at + 1 < path.length() && path.charAt(at + 1) >= 'a' && path.charAt(at + 1) <= 'z';
            if (joins) {
                at++;
                camel.append((char) (path.charAt(at) - 'a' + 'A'));
            } else {
                camel.append(each);
            }
        }
        return camel.toString();
    }

    /** Converts a mask path to declared names. */
    static String snake(String path) {
        StringBuilder snake = new StringBuilder(path.length() + 4);
        for (int at = 0; at < path.length(); at++) {
            char each = path.charAt(at);
            if (each >= 'A' && each <= 'Z') {
                snake.append('_').append((char) (each - 'A' + 'a'));
            } else {
                snake.append(each);
            }
        }
        return snake.toString();
    }
}
