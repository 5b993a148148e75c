package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.database.Tenant;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.idempotency.Effects;
import dev.ectype.controlplane.platform.outbound.AddressGuard;
import dev.ectype.controlplane.recording.Recordings;
import dev.ectype.controlplane.recording.StoredRecording;
import jakarta.annotation.PreDestroy;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Starts replays that run on after the response, under the same limits as those whose client waits. */
@Component
public class BackgroundReplays {
    private static final Logger LOG = LoggerFactory.getLogger(BackgroundReplays.class);
    /** The time in which running replays end when the service stops. */
    private static final Duration LAST_REQUEST = Duration.ofSeconds(10);

    private final Recordings recordings;
    private final Replays replays;
    private final ReplayRunner runner;
    private final ReplayTurns turns;
    private final AddressGuard guard;
    private final Effects effects;
    /** Creates a thread for each replay, of which {@link ReplayTurns} admits few. */
    private final ExecutorService threads = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "replay");
        thread.setDaemon(true);
        return thread;
    });

    BackgroundReplays(
            Recordings recordings,
            Replays replays,
            ReplayRunner runner,
            ReplayTurns turns,
            AddressGuard guard,
            Effects effects) {
        this.recordings = recordings;
        this.replays = replays;
        this.runner = runner;
        this.turns = turns;
        this.guard = guard;
        this.effects = effects;
    }

    /** Starts a replay, once for each idempotency key, and returns its identifier. */
    public String start(Caller caller, String slug, String id, NewReplay wanted, HttpServletRequest request) {
        StoredRecording recording = recordings.get(caller.organization(), slug, id);
        Optional<String> earlier = effects.record(request);
        if (earlier.isPresent()) {
            return earlier.get();
        }
        ReplayPlan plan = ReplayPlan.of(wanted, guard);
        ReplayTurns.Turn turn = turns.enter(caller.organization());
        try {
            String target = plan.target().toString();
            Optional<String> begun =
                    effects.promise(request, () -> replays.start(caller.organization(), slug, recording, target));
            if (begun.isEmpty()) {
                turn.close();
                return effects.record(request).orElseThrow();
            }
            StoredReplay stored = replays.get(caller.organization(), slug, id, begun.get());
            threads.execute(() -> run(recording, stored, plan, turn));
            return begun.get();
        } catch (RuntimeException refused) {
            turn.close();
            throw refused;
        }
    }

    @SuppressWarnings("try")
    private void run(StoredRecording recording, StoredReplay stored, ReplayPlan plan, ReplayTurns.Turn turn) {
        UUID organization = recording.key().organization();
        String id = stored.replay().id();
        try (turn;
                Tenant ignored = Tenant.enter(organization)) {
            try {
                runner.await(recording, id, turn);
                runner.run(recording, id, plan, stored.key(), turn, (line, length) -> {});
            } catch (IOException | RuntimeException failed) {
                LOG.warn("replay {} failed: {}", id, failed.toString());
                replays.giveUp(
                        organization,
                        IdKind.REPLAY.require(id),
                        "its results could not be stored; start another replay");
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException away) {
            LOG.warn("replay {} is ended later: {}", id, away.toString());
        }
    }

    /** Waits for the current request of each replay; a job ends the others. */
    @PreDestroy
    void close() throws InterruptedException {
        threads.shutdown();
        if (!threads.awaitTermination(LAST_REQUEST.toSeconds(), TimeUnit.SECONDS)) {
            threads.shutdownNow();
        }
    }
}
