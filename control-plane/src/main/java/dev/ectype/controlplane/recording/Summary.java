package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExchangeSource;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Summarises the exchanges of a recording, once at its upload. */
record Summary(
        long requests,
        @Nullable Instant first,
        @Nullable Instant last,
        @Nullable String upstream) {
    private static final Pattern ORIGIN = Pattern.compile(
            "(?<scheme>https?|wss?)://([^/?#]*@)?(?<host>[A-Za-z0-9._:\\[\\]-]{1,255})([/?#].*)?",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    private static final int LAST_YEAR = 9999;

    /** Reads all exchanges and summarises them; rejects unreadable ones. */
    static Summary of(ExchangeSource exchanges) throws IOException {
        long requests = 0;
        Instant first = null;
        Instant last = null;
        String upstream = null;
        for (CapturedExchange each = exchanges.next(); each != null; each = exchanges.next()) {
            requests++;
            upstream = upstream == null ? origin(each.request().url()) : upstream;
            Instant at = time(each.at());
            if (at == null && !each.at().isEmpty()) {
                throw InvalidRequest.of(
                        "exchange " + requests,
                        "at",
                        "\"at\" must be a time such as 2026-01-31T12:00:00Z of the years 1 to 9999");
            }
            first = at != null && (first == null || at.isBefore(first)) ? at : first;
            last = at != null && (last == null || at.isAfter(last)) ? at : last;
        }
        return new Summary(requests, first, last, upstream);
    }

    /** Returns the origin of an address, without credentials and path. */
    static @Nullable String origin(String url) {
        Matcher form = ORIGIN.matcher(url);
        return form.matches() ? form.group("scheme") + "://" + form.group("host") : null;
    }

    /** Parses an RFC 3339 timestamp; returns null if it is invalid or of a year that the database cannot store. */
    private static @Nullable Instant time(String text) {
        try {
            OffsetDateTime read = OffsetDateTime.parse(text);
            int year = read.withOffsetSameInstant(ZoneOffset.UTC).getYear();
            return year < 1 || year > LAST_YEAR ? null : read.toInstant().truncatedTo(ChronoUnit.MILLIS);
        } catch (DateTimeException none) {
            return null;
        }
    }
}
