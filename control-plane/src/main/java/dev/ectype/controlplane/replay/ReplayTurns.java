package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import org.springframework.stereotype.Component;

/**
 * Shares the concurrent replays of a node among organizations. While others wait, a replay yields its turn between two exchanges, so a slow
 * target delays other organizations by one exchange at most.
 */
@Component
class ReplayTurns {
    /** The number of running and waiting replays of a node; each keeps a thread. */
    private static final int MOST_UNDER_WAY = 12;
    /** The time for which a replay keeps its turn while others wait. */
    private static final Duration QUANTUM = Duration.ofSeconds(1);
    /** The wait limit exceeds the longest exchange and one turn of each organization. */
    private static final Duration PATIENCE = Duration.ofSeconds(45);
    /** The interval at which a waiting replay reports that it still runs. */
    private static final Duration SEEN_EVERY = Duration.ofSeconds(5);

    private static final long MILLION = 1_000_000;

    private final int perOrganization;
    private final List<Turn> waiting = new ArrayList<>();
    private final Map<UUID, Integer> underWay = new HashMap<>();
    private final Map<UUID, Integer> running = new HashMap<>();
    private final Map<UUID, Long> lastGrant = new HashMap<>();
    private int free;
    private int total;
    private long grants;

    ReplayTurns(ReplaySettings settings) {
        this.perOrganization = settings.perOrganization();
        this.free = settings.atOnce();
    }

    /** Waits for a turn, which ends when the caller closes the result. */
    Turn take(UUID organization) {
        Turn turn = enter(organization);
        if (!turn.await()) {
            turn.close();
            throw busy();
        }
        return turn;
    }

    /** Queues for a turn without waiting; the caller waits with the result, and closes it at the end. */
    synchronized Turn enter(UUID organization) {
        int own = underWay.getOrDefault(organization, 0);
        if (own >= perOrganization) {
            throw refusal("Your organization has " + own + " replays in progress; send this again when one has ended.");
        } else if (total >= MOST_UNDER_WAY) {
            throw busy();
        }
        underWay.put(organization, own + 1);
        total++;
        Turn turn = new Turn(organization);
        turn.queue();
        return turn;
    }

    /** Grants free turns to the organization with the fewest, or else to the one with the oldest last turn. */
    private void grant() {
        while (free > 0 && !waiting.isEmpty()) {
            Turn next = Collections.min(
                    waiting,
                    Comparator.<Turn>comparingInt(turn -> running(turn.organization))
                            .thenComparingLong(turn -> lastGrant.getOrDefault(turn.organization, 0L)));
            waiting.remove(next);
            free--;
            running.merge(next.organization, 1, Integer::sum);
            lastGrant.put(next.organization, ++grants);
            next.granted = true;
            next.grantedAt = System.nanoTime();
        }
        notifyAll();
    }

    private int running(UUID organization) {
        return running.getOrDefault(organization, 0);
    }

    private static ServiceException busy() {
        return refusal("Other recordings are being replayed right now; send this again in a moment.");
    }

    private static ServiceException refusal(String message) {
        return new ServiceException(ErrorCode.UNAVAILABLE, message).header("Retry-After", "10");
    }

    /** Represents the turn of one replay. */
    final class Turn implements AutoCloseable {
        private final UUID organization;
        private boolean granted;
        private boolean closed;
        private long grantedAt;

        private Turn(UUID organization) {
            this.organization = organization;
        }

        /**
         * Yields the turn if a waiting organization has fewer turns, and waits for the next turn.
         *
         * @param stopping the supplier of whether the service stops
         * @param seen the action that reports the replay as running
         */
        void giveWay(BooleanSupplier stopping, Runnable seen) throws InterruptedException {
            if (giveAway()) {
                await(stopping, seen);
            }
        }

        /**
         * Waits until the turn begins or the service stops.
         *
         * @param stopping the supplier of whether the service stops
         * @param seen the action that reports the replay as running
         */
        void await(BooleanSupplier stopping, Runnable seen) throws InterruptedException {
            while (!stopping.getAsBoolean() && !isGrantedSoon()) {
                seen.run();
            }
        }

        /** Waits for the turn up to a limit; returns whether it began. */
        private boolean await() {
            synchronized (ReplayTurns.this) {
                try {
                    long end = System.nanoTime() + PATIENCE.toNanos();
                    for (long left = PATIENCE.toMillis();
                            !granted && left > 0;
                            left = (end - System.nanoTime()) / MILLION) {
                        ReplayTurns.this.wait(left);
                    }
                } catch (InterruptedException stopping) {
                    Thread.currentThread().interrupt();
                }
                return granted;
            }
        }

        private boolean giveAway() {
            synchronized (ReplayTurns.this) {
                if (System.nanoTime() - grantedAt < QUANTUM.toNanos() || !othersWait()) {
                    return false;
                }
                free();
                queue();
                return true;
            }
        }

        private boolean othersWait() {
            return waiting.stream().anyMatch(other -> running(other.organization) < running(organization));
        }

        private boolean isGrantedSoon() throws InterruptedException {
            synchronized (ReplayTurns.this) {
                if (!granted) {
                    ReplayTurns.this.wait(SEEN_EVERY.toMillis());
                }
                return granted;
            }
        }

        private void queue() {
            waiting.add(this);
            grant();
        }

        private void free() {
            if (granted) {
                granted = false;
                free++;
                running.computeIfPresent(organization, (same, count) -> count == 1 ? null : count - 1);
            }
        }

        @Override
        public void close() {
            synchronized (ReplayTurns.this) {
                if (closed) {
                    return;
                }
                closed = true;
                waiting.remove(this);
                free();
                total--;
                underWay.computeIfPresent(organization, (same, count) -> count == 1 ? null : count - 1);
                if (total == 0) {
                    lastGrant.clear();
                }
                grant();
            }
        }
    }
}
