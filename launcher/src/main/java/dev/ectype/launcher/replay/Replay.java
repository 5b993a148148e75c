package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExchangeSource;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.launcher.replay.CausalOrder.OrderedExchange;
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
 * Sends every recorded request to a target in order. Safe requests may run in parallel, unless they contain an identifier
 * from a reply that is still pending. All other requests run alone, so that the target's state is the same each time.
 */
public final class Replay {
    private final ReplayTarget target;
    private final ReplyComparison comparison;
    private final int parallel;
    private final IdentifierMap identifiers = new IdentifierMap();
    private final ValueOrigins origins = new ValueOrigins();
    private final IdentifierLearner identifierLearner = new IdentifierLearner(identifiers, origins);
    private final RequestTranslator requestTranslator = new RequestTranslator(identifiers);
    private final OverlapResolver overlapResolver;
    private long skipped;

    /**
     * Creates a replay.
     *
     * @param parallel the greatest number of parallel requests, from 1
     */
    public Replay(ReplayTarget target, ReplyComparison comparison, int parallel) {
        this.target = target;
        this.comparison = comparison;
        this.parallel = parallel;
        this.overlapResolver = new OverlapResolver(identifiers, comparison);
    }

    /** A sent request with its reply or failure. */
    private record Attempt(
            OrderedExchange ordered,
            RecordedRequest sent,
            @Nullable RecordedReply reply,
            @Nullable NoResponse failure,
            long nanos) {}

    /** Replays a recording and passes each result on as soon as it is known, in the order of the recording. */
    public void run(ExchangeSource recording, Consumer<ReplayedExchange> results)
            throws IOException, InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(parallel, work -> {
            Thread thread = new Thread(work, "replay");
            thread.setDaemon(true);
            return thread;
        });
        try {
            new ReplayRun(new CausalOrder(() -> replayable(recording), origins), threads, results).run();
        } finally {
            threads.shutdownNow();
        }
    }

    private @Nullable CapturedExchange replayable(ExchangeSource recording) throws IOException {
        CapturedExchange next = recording.next();
        while (next != null && !isReplayable(next)) {
            skipped++;
            next = recording.next();
        }
        return next;
    }

    /** Reports whether a request can be replayed: its body is complete and no protocol switch followed it. */
    private static boolean isReplayable(CapturedExchange exchange) {
        return exchange.reply().status() != 101
                && !exchange.request().method().equals("CONNECT")
                && !exchange.request().body().isCut();
    }

    /** The number of exchanges that could not be replayed: their request was cut or switched to another protocol. */
    public long skipped() {
        return skipped;
    }

    private static Attempt await(Future<Attempt> pending) throws InterruptedException {
        try {
            return pending.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }

    private Attempt send(OrderedExchange ordered) throws InterruptedException {
        RecordedRequest request = requestTranslator.of(ordered.exchange().request());
        long start = System.nanoTime();
        try {
            RecordedReply reply = target.send(request);
            return new Attempt(ordered, request, reply, null, System.nanoTime() - start);
        } catch (NoResponse failure) {
            return new Attempt(ordered, request, null, failure, System.nanoTime() - start);
        }
    }

    private ReplayedExchange compare(Attempt attempt, CausalOrder order) {
        CapturedExchange recorded = attempt.ordered.exchange();
        ComparisonResult result;
        if (attempt.reply != null) {
            result = comparison.compare(recorded, attempt.reply);
            identifierLearner.learn(recorded.request(), recorded.reply(), attempt.reply);
            if (result.kind() != ResultKind.MATCH) {
                result = overlapResolver.explain(result, recorded, attempt.reply, order, attempt.ordered.interval());
            }
        } else {
            result = comparison.unanswered(
                    recorded, attempt.failure == null ? new NoResponse("no response", false) : attempt.failure);
        }
        boolean unreachable = attempt.failure != null && attempt.failure.isUnreachable();
        return new ReplayedExchange(recorded, attempt.sent, attempt.reply, result, unreachable, attempt.nanos);
    }

    /** The pending requests and early results while a recording is replayed. */
    private final class ReplayRun {
        private final CausalOrder order;
        private final ExecutorService threads;
        private final Consumer<ReplayedExchange> results;
        private Batch batch = new Batch();

        /** The results that were known before those of earlier exchanges, by place in the recording. */
        private final Map<Long, ReplayedExchange> early = new LinkedHashMap<>();

        private long nextPlace;

        ReplayRun(CausalOrder order, ExecutorService threads, Consumer<ReplayedExchange> results) {
            this.order = order;
            this.threads = threads;
            this.results = results;
        }

        void run() throws IOException, InterruptedException {
            while (true) {
                OrderedExchange next = next();
                if (next == null || !batch.accepts(next.exchange())) {
                    finish();
                }
                if (next == null) {
                    return;
                }
                batch.add(next);
            }
        }

        /** Reads the next exchange; before an unreadable line it first finishes the exchanges before that line. */
        private @Nullable OrderedExchange next() throws IOException, InterruptedException {
            try {
                return order.next();
            } catch (RuntimeException | IOException broken) {
                finish();
                throw broken;
            }
        }

        private void finish() throws InterruptedException {
            List<Attempt> attempts = new ArrayList<>();
            if (batch.exchanges.size() == 1) {
                attempts.add(send(batch.exchanges.get(0)));
            } else {
                List<Future<Attempt>> underWay = new ArrayList<>();
                for (OrderedExchange each : batch.exchanges) {
                    underWay.add(threads.submit(() -> send(each)));
                }
                for (Future<Attempt> each : underWay) {
                    attempts.add(await(each));
                }
            }
            batch = new Batch();
            for (Attempt each : attempts) {
                publish(each.ordered.interval().place(), compare(each, order));
            }
        }

        private void publish(long place, ReplayedExchange replayed) {
            early.put(place, replayed);
            for (ReplayedExchange next = early.remove(nextPlace); next != null; next = early.remove(nextPlace)) {
                nextPlace++;
                results.accept(next);
            }
        }
    }

    /** Exchanges that may run in parallel. */
    private final class Batch {
        private final List<OrderedExchange> exchanges = new ArrayList<>();
        private final ReplyIdentifiers awaited = new ReplyIdentifiers();

        boolean accepts(CapturedExchange next) {
            return exchanges.isEmpty()
                    || exchanges.size() < parallel
                            && exchanges.get(0).exchange().request().isSafe()
                            && next.request().isSafe()
                            && !awaited.isMentionedIn(next.request());
        }

        void add(OrderedExchange next) {
            exchanges.add(next);
            if (parallel > 1) {
                awaited.add(next.exchange().reply());
            }
        }
    }
}
