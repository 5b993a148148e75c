package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.Exchange;
import dev.ectype.launcher.recording.Exchanges;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Asks a target every recorded request in order. What changes nothing may be asked at once, as far as no identifier in it
 * comes from a reply that is still awaited; whatever else happens alone, so that the target's state is the same each time.
 */
public final class Replay {
    private final Target target;
    private final Comparison comparison;
    private final int parallel;
    private final Identifiers identifiers = new Identifiers();
    private final Learning learning = new Learning(identifiers);
    private final Translation translation = new Translation(identifiers);
    private long skipped;

    /**
     * Makes it.
     *
     * @param parallel how many requests may be under way at once, from 1
     */
    public Replay(Target target, Comparison comparison, int parallel) {
        this.target = target;
        this.comparison = comparison;
        this.parallel = parallel;
    }

    /** What was asked and what came of it. */
    private record Asked(
            Exchange recorded,
            RecordedRequest said,
            @Nullable RecordedReply reply,
            @Nullable NoAnswer failure,
            long nanos) {}

    /** Gives each result as soon as it is known, in the order of the recording. */
    public void run(Exchanges recording, Consumer<Replayed> results) throws IOException, InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(parallel, work -> {
            Thread made = new Thread(work, "replay");
            made.setDaemon(true);
            return made;
        });
        try {
            Batch batch = new Batch();
            while (true) {
                Exchange next = next(recording, batch, threads, results);
                if (next == null || !batch.takes(next)) {
                    finish(batch, threads, results);
                    batch = new Batch();
                }
                if (next == null) {
                    return;
                }
                batch.add(next);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** What is read before a line that cannot be is asked all the same. */
    private @Nullable Exchange next(
            Exchanges recording, Batch batch, ExecutorService threads, Consumer<Replayed> results)
            throws IOException, InterruptedException {
        try {
            Exchange next = recording.next();
            while (next != null && !isReplayable(next)) {
                skipped++;
                next = recording.next();
            }
            return next;
        } catch (RuntimeException | IOException broken) {
            finish(batch, threads, results);
            throw broken;
        }
    }

    /** What went on as another protocol, or whose request is not here as a whole, cannot be asked again. */
    private static boolean isReplayable(Exchange exchange) {
        return exchange.reply().status() != 101
                && !exchange.request().method().equals("CONNECT")
                && !exchange.request().body().isCut();
    }

    /** How many exchanges could not be asked again: their request was cut, or went on as another protocol. */
    public long skipped() {
        return skipped;
    }

    private void finish(Batch batch, ExecutorService threads, Consumer<Replayed> results) throws InterruptedException {
        List<Asked> answered = new ArrayList<>();
        if (batch.exchanges.size() == 1) {
            answered.add(ask(batch.exchanges.get(0)));
        } else {
            List<Future<Asked>> underWay = new ArrayList<>();
            for (Exchange each : batch.exchanges) {
                underWay.add(threads.submit(() -> ask(each)));
            }
            for (Future<Asked> each : underWay) {
                answered.add(awaited(each));
            }
        }
        for (Asked each : answered) {
            results.accept(judged(each));
        }
    }

    private static Asked awaited(Future<Asked> asked) throws InterruptedException {
        try {
            return asked.get();
        } catch (ExecutionException ours) {
            throw new IllegalStateException(ours.getCause());
        }
    }

    private Asked ask(Exchange recorded) throws InterruptedException {
        RecordedRequest said = translation.of(recorded.request());
        long start = System.nanoTime();
        try {
            RecordedReply reply = target.ask(said);
            return new Asked(recorded, said, reply, null, System.nanoTime() - start);
        } catch (NoAnswer failure) {
            return new Asked(recorded, said, null, failure, System.nanoTime() - start);
        }
    }

    private Replayed judged(Asked asked) {
        Result result;
        if (asked.reply != null) {
            result = comparison.compare(asked.recorded, asked.reply);
            learning.learn(asked.recorded.request(), asked.recorded.reply(), asked.reply);
        } else {
            result = comparison.unanswered(
                    asked.recorded, asked.failure == null ? new NoAnswer("no answer", false) : asked.failure);
        }
        boolean unreachable = asked.failure != null && asked.failure.isUnreachable();
        return new Replayed(asked.said, result, unreachable, asked.nanos);
    }

    /** Exchanges that may be under way at once. */
    private final class Batch {
        private final List<Exchange> exchanges = new ArrayList<>();
        private final Mentions awaited = new Mentions();

        boolean takes(Exchange next) {
            return exchanges.isEmpty()
                    || exchanges.size() < parallel
                            && exchanges.get(0).request().isSafe()
                            && next.request().isSafe()
                            && !awaited.isMentionedIn(next.request());
        }

        void add(Exchange next) {
            exchanges.add(next);
            if (parallel > 1) {
                awaited.add(next.reply());
            }
        }
    }
}
