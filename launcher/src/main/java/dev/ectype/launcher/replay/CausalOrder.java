package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.BadRecording;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Orders exchanges as in the recording, but puts the creation of an instance before its uses. A recording does not contain
 * the order of overlapping requests; an identifier of one request in another reveals it.
 */
final class CausalOrder {
    /** The number of exchanges to look ahead and to remember; more requests seldom overlap. */
    private static final int MOST = 64;

    private static final long MOST_BYTES = 4L << 20;
    private static final int MOST_TWINS = 500;

    private final OrderSource source;
    private final ValueOrigins origins;
    private final Deque<OrderedExchange> ahead = new ArrayDeque<>();
    private final Deque<RecordedWrite> past = new ArrayDeque<>();
    private final Map<String, RecordedWrite> twins = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, RecordedWrite> eldest) {
            return size() > MOST_TWINS;
        }
    };
    private long bytes;
    private long read;
    private boolean ended;
    private @Nullable BadRecording broken;

    /** Supplies the recorded exchanges. */
    interface OrderSource {
        @Nullable
        CapturedExchange next() throws IOException;
    }

    /** An exchange with its interval and its write, if it changed something. */
    record OrderedExchange(
            CapturedExchange exchange,
            ExchangeInterval interval,
            @Nullable RecordedWrite write) {
        long bytes() {
            return (long) exchange.request().body().bytes().length
                    + exchange.reply().body().bytes().length;
        }
    }

    CausalOrder(OrderSource source, ValueOrigins origins) {
        this.source = source;
        this.origins = origins;
    }

    /** The next exchange to replay; null after the last. Throws on an unreadable line after the exchanges before it. */
    @Nullable
    OrderedExchange next() throws IOException {
        lookAhead();
        OrderedExchange next = ahead.peekFirst();
        if (next == null) {
            if (broken != null) {
                throw broken;
            }
            return null;
        }
        for (OrderedExchange cause = cause(next); cause != null; cause = cause(next)) {
            next = cause;
        }
        ahead.remove(next);
        bytes -= next.bytes();
        if (next.write != null) {
            remember(next.write);
        }
        return next;
    }

    private void remember(RecordedWrite write) {
        boolean creates = !write.created().isEmpty();
        if (creates
                && during(write.interval()).stream()
                        .anyMatch(each -> !each.created().isEmpty())) {
            RecordedWrite twin = write.withoutSentValues();
            write.created().forEach(each -> twins.put(each.key(), twin));
        }
        past.add(write);
        if (past.size() > MOST) {
            past.remove();
        }
    }

    /** The latest writes that created instances while other writes did, by instance key: their order is unknown. */
    Map<String, RecordedWrite> twins() {
        return Collections.unmodifiableMap(twins);
    }

    /** The writes that overlap an interval. */
    List<RecordedWrite> during(ExchangeInterval interval) {
        List<RecordedWrite> during = new ArrayList<>();
        for (RecordedWrite each : past) {
            if (each.interval().surelyOverlaps(interval)) {
                during.add(each);
            }
        }
        for (OrderedExchange each : ahead) {
            if (each.write != null && each.interval.surelyOverlaps(interval)) {
                during.add(each.write);
            }
        }
        return during;
    }

    private void lookAhead() throws IOException {
        while (!ended && ahead.size() < MOST && (bytes < MOST_BYTES || ahead.isEmpty())) {
            try {
                CapturedExchange next = source.next();
                ended = next == null;
                if (next != null) {
                    ExchangeInterval interval = ExchangeInterval.of(next, read++);
                    OrderedExchange ordered = new OrderedExchange(next, interval, RecordedWrite.of(next, interval));
                    ahead.add(ordered);
                    bytes += ordered.bytes();
                }
            } catch (BadRecording bad) {
                ended = true;
                broken = bad;
            }
        }
    }

    /** The later write that created or sent a value which the exchange contains for the first time; null if there is none. */
    private @Nullable OrderedExchange cause(OrderedExchange effect) {
        if (effect.exchange.reply().status() >= 400) {
            // A rejected request does not prove that its identifiers existed.
            return null;
        }
        Set<String> requestKeys = null;
        Set<String> responseKeys = null;
        for (OrderedExchange each : ahead) {
            RecordedWrite write = each.write;
            if (each.interval.place() <= effect.interval.place()
                    || write == null
                    || !effect.interval.mayOverlap(each.interval)) {
                continue;
            }
            if (requestKeys == null || responseKeys == null) {
                requestKeys = ValueOrigins.requestKeys(effect.exchange.request());
                responseKeys = responseKeys(effect.exchange);
            }
            boolean changed = effect.exchange.request().isSafe() && containsAny(write.affected(), responseKeys);
            if (isFirst(write.created(), requestKeys)
                    || isFirst(write.created(), responseKeys)
                    || changed && isFirst(write.sentValues(), responseKeys)) {
                return each;
            }
        }
        return null;
    }

    private static boolean containsAny(List<JsonLeaf> leaves, Set<String> keys) {
        return leaves.stream().anyMatch(each -> keys.contains(each.key()));
    }

    private boolean isFirst(List<JsonLeaf> leaves, Set<String> keys) {
        for (JsonLeaf each : leaves) {
            if (keys.contains(each.key()) && !origins.isKnown(each.key())) {
                return true;
            }
        }
        return false;
    }

    private static Set<String> responseKeys(CapturedExchange exchange) {
        Set<String> keys = new LinkedHashSet<>();
        Document read = exchange.reply().body().json();
        if (read != null) {
            JsonLeaf.each(read, "", NounResolver.ofReply(exchange.request(), read), leaf -> keys.add(leaf.key()));
        }
        return keys;
    }
}
