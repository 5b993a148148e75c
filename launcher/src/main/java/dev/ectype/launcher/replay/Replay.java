package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.Exchange;
import dev.ectype.launcher.recording.Exchanges;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.launcher.replay.AnswerOrder.Placed;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    private final Origins origins = new Origins();
    private final Learning learning = new Learning(identifiers, origins);
    private final Translation translation = new Translation(identifiers);
    private final Overlaps overlaps;
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
        this.overlaps = new Overlaps(identifiers, comparison);
    }

    /** What was asked and what came of it. */
    private record Asked(
            Placed placed,
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
            new Run(new AnswerOrder(() -> replayable(recording), origins), threads, results).run();
        } finally {
            threads.shutdownNow();
        }
    }

    private @Nullable Exchange replayable(Exchanges recording) throws IOException {
        Exchange next = recording.next();
        while (next != null && !isReplayable(next)) {
            skipped++;
            next = recording.next();
        }
        return next;
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

    private static Asked awaited(Future<Asked> asked) throws InterruptedException {
        try {
            return asked.get();
        } catch (ExecutionException ours) {
            throw new IllegalStateException(ours.getCause());
        }
    }

    private Asked ask(Placed placed) throws InterruptedException {
        RecordedRequest said = translation.of(placed.exchange().request());
        long start = System.nanoTime();
        try {
            RecordedReply reply = target.ask(said);
            return new Asked(placed, said, reply, null, System.nanoTime() - start);
        } catch (NoAnswer failure) {
            return new Asked(placed, said, null, failure, System.nanoTime() - start);
        }
    }

    private Replayed judged(Asked asked, AnswerOrder order) {
        Exchange recorded = asked.placed.exchange();
        Result result;
        if (asked.reply != null) {
            result = comparison.compare(recorded, asked.reply);
            learning.learn(recorded.request(), recorded.reply(), asked.reply);
            if (result.kind() != Kind.MATCH) {
                result = overlaps.explained(result, recorded, asked.reply, order, asked.placed.moment());
            }
        } else {
            result = comparison.unanswered(
                    recorded, asked.failure == null ? new NoAnswer("no answer", false) : asked.failure);
        }
        boolean unreachable = asked.failure != null && asked.failure.isUnreachable();
        return new Replayed(recorded, asked.said, asked.reply, result, unreachable, asked.nanos);
    }

    /** What is under way and what waits while a recording is replayed. */
    private final class Run {
        private final AnswerOrder order;
        private final ExecutorService threads;
        private final Consumer<Replayed> results;
        private Batch batch = new Batch();

        /** What is known before what stands before it in the recording, by its place there. */
        private final Map<Long, Replayed> early = new LinkedHashMap<>();

        private long given;

        Run(AnswerOrder order, ExecutorService threads, Consumer<Replayed> results) {
            this.order = order;
            this.threads = threads;
            this.results = results;
        }

        void run() throws IOException, InterruptedException {
            while (true) {
                Placed next = next();
                if (next == null || !batch.takes(next.exchange())) {
                    finish();
                }
                if (next == null) {
                    return;
                }
                batch.add(next);
            }
        }

        /** What is read before a line that cannot be is asked all the same. */
        private @Nullable Placed next() throws IOException, InterruptedException {
            try {
                return order.next();
            } catch (RuntimeException | IOException broken) {
                finish();
                throw broken;
            }
        }

        private void finish() throws InterruptedException {
            List<Asked> answered = new ArrayList<>();
            if (batch.exchanges.size() == 1) {
                answered.add(ask(batch.exchanges.get(0)));
            } else {
                List<Future<Asked>> underWay = new ArrayList<>();
                for (Placed each : batch.exchanges) {
                    underWay.add(threads.submit(() -> ask(each)));
                }
                for (Future<Asked> each : underWay) {
                    answered.add(awaited(each));
                }
            }
            batch = new Batch();
            for (Asked each : answered) {
                give(each.placed.moment().place(), judged(each, order));
            }
        }

        private void give(long place, Replayed replayed) {
            early.put(place, replayed);
            for (Replayed next = early.remove(given); next != null; next = early.remove(given)) {
                given++;
                results.accept(next);
            }
        }
    }

    /** Exchanges that may be under way at once. */
    private final class Batch {
        private final List<Placed> exchanges = new ArrayList<>();
        private final Mentions awaited = new Mentions();

        boolean takes(Exchange next) {
            return exchanges.isEmpty()
                    || exchanges.size() < parallel
                            && exchanges.get(0).exchange().request().isSafe()
                            && next.request().isSafe()
                            && !awaited.isMentionedIn(next.request());
        }

        void add(Placed next) {
            exchanges.add(next);
            if (parallel > 1) {
                awaited.add(next.exchange().reply());
            }
        }
    }
}
