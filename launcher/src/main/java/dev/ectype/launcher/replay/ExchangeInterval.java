package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.CapturedExchange;
import java.time.DateTimeException;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;

/**
 * When an exchange was under way. Recordings say it in milliseconds, of which the rest was cut off.
 *
 * @param place of the exchange among those of the recording
 * @param seq its own number in the recording
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
     * Whether it is sure that one had not ended when the other began. A recording has exchanges in the order in which they
     * began or in which they ended; so the former did not begin after the latter ended, and only its end is asked for.
     */
    boolean surelyOverlaps(ExchangeInterval other) {
        ExchangeInterval former = place < other.place ? this : other;
        ExchangeInterval latter = place < other.place ? other : this;
        return former != latter && former.from != UNKNOWN && latter.from != UNKNOWN && latter.from + 1 <= former.to;
    }

    /** Whether a later one may have begun before this ended. */
    boolean mayOverlap(ExchangeInterval later) {
        return from != UNKNOWN && later.from != UNKNOWN && later.from <= to + 1;
    }
}
