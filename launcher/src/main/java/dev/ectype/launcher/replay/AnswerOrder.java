package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.BadRecording;
import dev.ectype.launcher.recording.Exchange;
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
 * Gives exchanges in the order of the recording, but what made a thing before what shows or names it. Of requests that were
 * under way at once, a recording does not know which was answered first; that one knew of the other tells it.
 */
final class AnswerOrder {
    /** How far it looks ahead and remembers; more requests than this are seldom under way at once. */
    private static final int MOST = 64;

    private static final long MOST_BYTES = 4L << 20;
    private static final int MOST_TWINS = 500;

    private final Source source;
    private final Origins origins;
    private final Deque<Placed> ahead = new ArrayDeque<>();
    private final Deque<Write> past = new ArrayDeque<>();
    private final Map<String, Write> twins = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Write> eldest) {
            return size() > MOST_TWINS;
        }
    };
    private long bytes;
    private long read;
    private boolean ended;
    private @Nullable BadRecording broken;

    /** Where exchanges come from. */
    interface Source {
        @Nullable
        Exchange next() throws IOException;
    }

    /** An exchange, when it was under way, and what it changed. */
    record Placed(
            Exchange exchange, Moment moment, @Nullable Write write) {
        long bytes() {
            return (long) exchange.request().body().bytes().length
                    + exchange.reply().body().bytes().length;
        }
    }

    AnswerOrder(Source source, Origins origins) {
        this.source = source;
        this.origins = origins;
    }

    /** The next to be asked; null behind the last. What stands before a line that cannot be read is given first. */
    @Nullable
    Placed next() throws IOException {
        lookAhead();
        Placed next = ahead.peekFirst();
        if (next == null) {
            if (broken != null) {
                throw broken;
            }
            return null;
        }
        for (Placed cause = cause(next); cause != null; cause = cause(next)) {
            next = cause;
        }
        ahead.remove(next);
        bytes -= next.bytes();
        if (next.write != null) {
            remember(next.write);
        }
        return next;
    }

    private void remember(Write write) {
        boolean made = !write.made().isEmpty();
        if (made
                && during(write.moment()).stream().anyMatch(each -> !each.made().isEmpty())) {
            Write twin = write.withoutWhatItSaid();
            write.made().forEach(each -> twins.put(each.key(), twin));
        }
        past.add(write);
        if (past.size() > MOST) {
            past.remove();
        }
    }

    /** The latest of what was made while other things were, by its key: which of them is older is not known. */
    Map<String, Write> twins() {
        return Collections.unmodifiableMap(twins);
    }

    /** What changed something while this was under way. */
    List<Write> during(Moment moment) {
        List<Write> during = new ArrayList<>();
        for (Write each : past) {
            if (each.moment().surelyOverlaps(moment)) {
                during.add(each);
            }
        }
        for (Placed each : ahead) {
            if (each.write != null && each.moment.surelyOverlaps(moment)) {
                during.add(each.write);
            }
        }
        return during;
    }

    private void lookAhead() throws IOException {
        while (!ended && ahead.size() < MOST && (bytes < MOST_BYTES || ahead.isEmpty())) {
            try {
                Exchange next = source.next();
                ended = next == null;
                if (next != null) {
                    Moment moment = Moment.of(next, read++);
                    Placed placed = new Placed(next, moment, Write.of(next, moment));
                    ahead.add(placed);
                    bytes += placed.bytes();
                }
            } catch (BadRecording bad) {
                ended = true;
                broken = bad;
            }
        }
    }

    /** What made or said something that this one shows and nobody spoke of before; null if there is none. */
    private @Nullable Placed cause(Placed effect) {
        if (effect.exchange.reply().status() >= 400) {
            // Who is refused what it names has not seen it.
            return null;
        }
        Set<String> named = null;
        Set<String> shown = null;
        for (Placed each : ahead) {
            Write write = each.write;
            if (each.moment.place() <= effect.moment.place()
                    || write == null
                    || !effect.moment.mayOverlap(each.moment)) {
                continue;
            }
            if (named == null || shown == null) {
                named = Origins.said(effect.exchange.request());
                shown = shown(effect.exchange);
            }
            boolean changed = effect.exchange.request().isSafe() && speaksOf(write.things(), shown);
            if (isFirst(write.made(), named)
                    || isFirst(write.made(), shown)
                    || changed && isFirst(write.said(), shown)) {
                return each;
            }
        }
        return null;
    }

    private static boolean speaksOf(List<Leaf> things, Set<String> shown) {
        return things.stream().anyMatch(each -> shown.contains(each.key()));
    }

    private boolean isFirst(List<Leaf> leaves, Set<String> spoken) {
        for (Leaf each : leaves) {
            if (spoken.contains(each.key()) && !origins.isSaid(each.key())) {
                return true;
            }
        }
        return false;
    }

    private static Set<String> shown(Exchange exchange) {
        Set<String> shown = new LinkedHashSet<>();
        Document read = exchange.reply().body().json();
        if (read != null) {
            Leaf.each(read, "", Nouns.ofReply(exchange.request(), read), leaf -> shown.add(leaf.key()));
        }
        return shown;
    }
}
