package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.CapturedExchange;
import java.time.DateTimeException;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;

/**
 * The time between the start and the end of an exchange. Recordings contain it in truncated milliseconds.
 *
 * @param place the index of the exchange in the recording
 * @param seq the number of the exchange in the recording
 * @param from the millisecond in which it began; {@link #UNKNOWN} if that was not recorded
 * @param to the millisecond before which it did not end
 */
record ExchangeInterval(long place, long seq, long from, long to) {
    private static final long UNKNOWN = Long.MIN_VALUE;

    static ExchangeInterval of(CapturedExchange exchange, long place) {
        try {
            TemporalAccessor at = DateTimeFormatter.ISO_INSTANT.parse(exchange.at());
            long from = at.getLong(ChronoField.INSTANT_SECONDS) * 1000 + at.get(ChronoField.MILLI_OF_SECOND);
            return new ExchangeInterval(place, exchange.seq(), from, from + exchange.durationMs());
        } catch (DateTimeException none) {
            return new ExchangeInterval(place, exchange.seq(), UNKNOWN, UNKNOWN);
        }
    }

    /**
     * Reports whether two exchanges overlapped for certain. A recording orders exchanges by their start or their end. So the
     * former did not begin after the latter ended, and only the end of the former needs a comparison.
     */
    boolean surelyOverlaps(ExchangeInterval other) {
        ExchangeInterval former = place < other.place ? this : other;
        ExchangeInterval latter = place < other.place ? other : this;
        return former != latter && former.from != UNKNOWN && latter.from != UNKNOWN && latter.from + 1 <= former.to;
    }

    /** Reports whether a later exchange may have begun before this one ended. */
    boolean mayOverlap(ExchangeInterval later) {
        return from != UNKNOWN && later.from != UNKNOWN && later.from <= to + 1;
    }
}
