package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.recording.PlacedExchange;
import dev.ectype.controlplane.recording.RecordedExchange;
import dev.ectype.controlplane.recording.TextMatch;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Represents an exchange in a list.
 *
 * @param position the byte of the file at which the exchange begins
 * @param time the time of day in UTC, or the recorded text if it is no time
 * @param host the origin of the request without its scheme
 * @param path the path and query of the request
 * @param match the place of the searched text; null without a search
 */
public record ExchangeRow(
        long position,
        long seq,
        String at,
        String time,
        String method,
        String host,
        String path,
        StatusBadge status,
        long durationMs,
        @Nullable TextMatch match) {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss.SSS", Locale.ROOT);

    static ExchangeRow of(PlacedExchange placed) {
        RecordedExchange exchange = placed.exchange();
        String url = exchange.url();
        int host = url.indexOf("://") < 0 ? 0 : url.indexOf("://") + 3;
        int path = url.indexOf('/', host);
        return new ExchangeRow(
                placed.position(),
                exchange.seq(),
                exchange.at(),
                time(exchange.at()),
                exchange.method(),
                url.substring(host, path < 0 ? url.length() : path),
                path < 0 ? "/" : url.substring(path),
                StatusBadge.of(exchange.status()),
                exchange.durationMs(),
                placed.match());
    }

    private static String time(String text) {
        try {
            return TIME.format(OffsetDateTime.parse(text).withOffsetSameInstant(ZoneOffset.UTC));
        } catch (DateTimeParseException other) {
            return text;
        }
    }
}
