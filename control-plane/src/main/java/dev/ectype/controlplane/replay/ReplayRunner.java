package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.auth.Suspensions;
import dev.ectype.controlplane.platform.database.DataFolder;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.outbound.OutboundClient;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.UnfinishedFiles;
import dev.ectype.controlplane.recording.Leftovers;
import dev.ectype.controlplane.recording.Recordings;
import dev.ectype.controlplane.recording.StoredRecording;
import dev.ectype.launcher.recording.BadRecording;
import dev.ectype.launcher.recording.ExchangeSource;
import dev.ectype.launcher.replay.Replay;
import dev.ectype.launcher.replay.ReplyComparison;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Runs replays, each in the thread of its caller, and marks each as ended in every case. */
@Component
class ReplayRunner {
    private static final Logger LOG = LoggerFactory.getLogger(ReplayRunner.class);

    private final Recordings recordings;
    private final Replays replays;
    private final OutboundClient client;
    private final ObjectStorage storage;
    private final Leftovers leftovers;
    /** The folder of unfinished results. */
    private final UnfinishedFiles files;

    private final ReplaySettings settings;
    private final Suspensions suspensions;
    private volatile boolean stopping;

    ReplayRunner(
            Recordings recordings,
            Replays replays,
            OutboundClient client,
            ObjectStorage storage,
            Leftovers leftovers,
            DataFolder data,
            ReplaySettings settings,
            Suspensions suspensions) {
        this.recordings = recordings;
        this.replays = replays;
        this.client = client;
        this.storage = storage;
        this.leftovers = leftovers;
        this.files = new UnfinishedFiles(data.resolve("replaying"));
        this.settings = settings;
        this.suspensions = suspensions;
    }

    /** Signals the stop, so that it only waits for the current request. */
    @EventListener(ContextClosedEvent.class)
    public void stop() {
        stopping = true;
    }

    /** Waits for the turn of a replay that nobody waits for, or for the stop of the service. */
    void await(StoredRecording recording, String id, ReplayTurns.Turn turn) throws InterruptedException {
        turn.await(() -> stopping, () -> see(recording, id, ReplaySummary.NOTHING));
    }

    /** Replays a recording; returns empty if it was deleted meanwhile. */
    Optional<RecordingReplay> run(
            StoredRecording recording,
            String id,
            ReplayPlan plan,
            ObjectKey results,
            ReplayTurns.Turn turn,
            ReplayRun.Listener listener)
            throws IOException {
        ObjectKey responses =
                new ObjectKey(results.organization(), results.path().replaceFirst("\\.jsonl$", ".responses.jsonl"));
        Path file = files.create();
        Path responsesFile = files.create();
        leftovers.expect(results);
        leftovers.expect(responses);
        try {
            ReplayEnd end = replay(recording, id, plan, file, responsesFile, turn, listener);
            put(results, file);
            boolean hasResponses = end.responsesSize() > 0;
            if (hasResponses) {
                put(responses, responsesFile);
            }
            Optional<RecordingReplay> ended =
                    replays.end(recording.key().organization(), id, results, hasResponses ? responses : null, end);
            if (ended.isEmpty()) {
                leftovers.drop(results);
            }
            if (ended.isEmpty() || !hasResponses) {
                leftovers.drop(responses);
            }
            return ended;
        } catch (IOException | RuntimeException failed) {
            leftovers.drop(results);
            leftovers.drop(responses);
            throw failed;
        } finally {
            Files.deleteIfExists(file);
            Files.deleteIfExists(responsesFile);
        }
    }

    private void put(ObjectKey key, Path file) throws IOException {
        try (InputStream content = Files.newInputStream(file)) {
            storage.put(key, content, Files.size(file));
        }
    }

    private ReplayEnd replay(
            StoredRecording recording,
            String id,
            ReplayPlan plan,
            Path file,
            Path responsesFile,
            ReplayTurns.Turn turn,
            ReplayRun.Listener listener)
            throws IOException {
        Replay replay = new Replay(new GuardedTarget(client, plan), new ReplyComparison(plan.ignored()), 1);
        String error = null;
        ReplaySummary summary;
        try (ReplayRun run = new ReplayRun(
                new BufferedOutputStream(Files.newOutputStream(file)),
                new ReceivedResponses(
                        new BufferedOutputStream(Files.newOutputStream(responsesFile)), plan.headers(), settings),
                listener,
                settings,
                turn,
                counts -> see(recording, id, counts),
                () -> ending(recording))) {
            error = error(replay, recording, run);
            summary = run.summary().skipping(replay.skipped());
        }
        return new ReplayEnd(summary, error, Files.size(file), Files.size(responsesFile));
    }

    /** Returns the reason of an early end, or null. */
    private @Nullable String error(Replay replay, StoredRecording recording, ReplayRun run) throws IOException {
        try (ExchangeSource exchanges = recordings.open(recording)) {
            run.checkEnding();
            replay.run(exchanges, run);
            return null;
        } catch (ReplayRun.Stopped stopped) {
            return String.valueOf(stopped.getMessage());
        } catch (BadRecording bad) {
            return bad.place() + ": " + bad.message();
        } catch (ServiceException refused) {
            return String.valueOf(refused.getMessage());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return ReplayRun.SERVICE_STOPPED;
        }
    }

    /** Returns the reason to stop before the next exchange, or null. */
    private Optional<String> ending(StoredRecording recording) {
        return stopping
                ? Optional.of(ReplayRun.SERVICE_STOPPED)
                : suspensions
                        .refusal(recording.key().organization())
                        .map(refusal -> String.valueOf(refusal.getMessage()));
    }

    private void see(StoredRecording recording, String id, ReplaySummary summary) {
        try {
            replays.see(recording.key().organization(), id, summary);
        } catch (RuntimeException away) {
            LOG.warn("replay {} continues, but its progress could not be stored: {}", id, away.toString());
        }
    }
}
