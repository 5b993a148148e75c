package dev.ectype.runtime.channel.mqtt;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Holds the sessions of all clients, those that are connected and those that may return. */
final class MqttSessions {
    private final Map<MqttSession.Key, MqttSession> sessions = new ConcurrentHashMap<>();
    private final SharedSubscriptions shared = new SharedSubscriptions();
    private final AtomicLong unnamed = new AtomicLong();

    /** A session for a connection, and whether the client had it before. */
    record Opened(MqttSession session, boolean present) {}

    /** Returns an identifier for a client without one. */
    String newClient() {
        return "client-" + unnamed.incrementAndGet();
    }

    /** Continues the session of a client, or begins one. */
    Opened open(MqttSession.Key key, boolean fresh) {
        MqttSession[] dropped = new MqttSession[1];
        boolean[] present = new boolean[1];
        MqttSession session = sessions.compute(key, (same, known) -> {
            if (known != null && !fresh) {
                present[0] = true;
                return known;
            }
            dropped[0] = known;
            return new MqttSession(key, shared);
        });
        if (dropped[0] != null) {
            dropped[0].replace();
        }
        return new Opened(session, present[0]);
    }

    /** Ends a session, unless the client has another one by now. */
    void end(MqttSession session) {
        sessions.remove(session.key(), session);
        session.close();
    }
}
