package dev.ectype.cli.proxy.exchange;

import dev.ectype.cli.proxy.context.Upstream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Pools idle connections to servers for further exchanges. */
final class IdleConnections {
    private static final int MOST = 256;

    /** Servers close idle connections at some point, so requests that cannot be repeated use connections younger than this. */
    private static final long FRESH = TimeUnit.SECONDS.toNanos(2);

    private final Map<Upstream, Deque<UpstreamConnectionHandler>> waiting = new LinkedHashMap<>();
    private final Set<UpstreamConnectionHandler> oldestFirst = new LinkedHashSet<>();

    /** Removes an idle connection to this server from the pool and returns it, or null if there is none. */
    @Nullable
    UpstreamConnectionHandler take(Upstream upstream, boolean onlyFresh) {
        Deque<UpstreamConnectionHandler> idle = waiting.get(upstream);
        UpstreamConnectionHandler connection = idle == null ? null : idle.pollLast();
        if (connection == null) {
            return null;
        }
        oldestFirst.remove(connection);
        if (!connection.isActive() || onlyFresh && System.nanoTime() - connection.idleSince() > FRESH) {
            connection.close();
            return null;
        }
        return connection;
    }

    void keep(UpstreamConnectionHandler connection) {
        waiting.computeIfAbsent(connection.upstream(), absent -> new ArrayDeque<>())
                .addLast(connection);
        oldestFirst.add(connection);
        if (oldestFirst.size() > MOST) {
            UpstreamConnectionHandler oldest = oldestFirst.iterator().next();
            forget(oldest);
            oldest.close();
        }
    }

    void forget(UpstreamConnectionHandler connection) {
        Deque<UpstreamConnectionHandler> idle =
                oldestFirst.remove(connection) ? waiting.get(connection.upstream()) : null;
        if (idle != null) {
            idle.removeLastOccurrence(connection);
        }
    }

    /** Closes the connections that are idle for longer. */
    void closeIdleSince(long latest) {
        List<UpstreamConnectionHandler> old = new ArrayList<>();
        for (UpstreamConnectionHandler each : oldestFirst) {
            if (each.idleSince() - latest > 0) {
                break;
            }
            old.add(each);
        }
        old.forEach(each -> {
            forget(each);
            each.close();
        });
        // Not as soon as they are empty, because a busy server has no idle connections most of the time.
        waiting.values().removeIf(Deque::isEmpty);
    }
}
