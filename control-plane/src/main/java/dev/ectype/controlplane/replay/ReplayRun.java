package dev.ectype.controlplane.replay;

import dev.ectype.launcher.replay.ComparisonResult;
import dev.ectype.launcher.replay.ReplayedExchange;
import dev.ectype.runtime.json.JsonWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Counts, stores and reports the results of a running replay, and ends it at its limits. */
final class ReplayRun implements Consumer<ReplayedExchange>, Closeable {
    static final String SERVICE_STOPPED = "the service was stopped; start another replay";
    private static final long MOST_BYTES = 64L << 20;
    private static final int MOST_UNREACHABLE = 20;
    private static final Duration SEEN_EVERY = Duration.ofSeconds(2);

    private final OutputStream results;
    private final ReceivedResponses responses;
    private final Listener listener;
    private final ReplaySettings settings;
    private final ReplayTurns.Turn turn;
    private final Consumer<ReplaySummary> seen;
    private final Supplier<Optional<String>> ending;
    private long began = System.nanoTime();
    private long seenAt = began;
    private long bytes;
    private int unreachable;
    private ReplaySummary summary = ReplaySummary.NOTHING;

    ReplayRun(
            OutputStream results,
            ReceivedResponses responses,
            Listener listener,
            ReplaySettings settings,
            ReplayTurns.Turn turn,
            Consumer<ReplaySummary> seen,
            Supplier<Optional<String>> ending) {
        this.results = results;
        this.responses = responses;
        this.listener = listener;
        this.settings = settings;
        this.turn = turn;
        this.seen = seen;
        this.ending = ending;
    }

    /** Receives each result as a line. */
    interface Listener {
        void receive(byte[] line, int length) throws IOException;
    }

    /** Reports the reason of an early end. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Stopped(String why) {
            super(why, null, false, false);
        }
    }

    @Override
    public void accept(ReplayedExchange replayed) {
        ComparisonResult result = replayed.result();
        summary = summary.with(result.kind());
        JsonWriter line = new JsonWriter();
        result.write(line);
        line.endLine();
        keep(line, replayed);
        try {
            listener.receive(line.array(), line.length());
        } catch (IOException gone) {
            throw new Stopped("the client closed the connection");
        }
        unreachable = replayed.isUnreachable() ? unreachable + 1 : 0;
        check();
    }

    private void keep(JsonWriter line, ReplayedExchange replayed) {
        try {
            results.write(line.array(), 0, line.length());
            responses.keep(replayed);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        bytes += line.length();
    }

    private void check() {
        long now = System.nanoTime();
        checkEnding();
        if (now - began > settings.maxTime().toNanos()) {
            throw new Stopped("the time limit of a replay was reached, "
                    + settings.maxTime().toSeconds() + " s");
        } else if (summary.requests() >= settings.maxExchanges()) {
            throw new Stopped("the limit of exchanges of a replay was reached, " + settings.maxExchanges());
        } else if (bytes > MOST_BYTES) {
            throw new Stopped("the results exceeded " + (MOST_BYTES >> 20) + " MiB");
        } else if (unreachable >= MOST_UNREACHABLE) {
            throw new Stopped("the target could not be reached " + MOST_UNREACHABLE + " times in a row");
        }
        if (now - seenAt > SEEN_EVERY.toNanos()) {
            seenAt = now;
            seen.accept(summary);
        }
        giveWay();
    }

    /** Excludes the time in which other replays have the turn. */
    private void giveWay() {
        long before = System.nanoTime();
        try {
            turn.giveWay(() -> ending.get().isPresent(), () -> seen.accept(summary));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Stopped(SERVICE_STOPPED);
        }
        checkEnding();
        began += System.nanoTime() - before;
    }

    /** Throws an exception if the service stops or the organization is suspended or deleted. */
    void checkEnding() {
        ending.get().ifPresent(reason -> {
            throw new Stopped(reason);
        });
    }

    ReplaySummary summary() {
        return summary;
    }

    @Override
    public void close() throws IOException {
        try (results) {
            responses.close();
        }
    }
}
