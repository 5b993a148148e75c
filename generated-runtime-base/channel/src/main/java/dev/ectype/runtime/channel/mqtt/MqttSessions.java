package dev.ectype.runtime.channel.mqtt;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds the sessions of all clients, those that are connected and those that may return. */
final class MqttSessions {
    /** The greatest number of sessions. Beyond it, the oldest one without a connection ends. */
    private static final int MOST = 10_000;

    private final Map<MqttSession.Key, MqttSession> sessions = new LinkedHashMap<>();
    private final SharedSubscriptions shared = new SharedSubscriptions();
    private long unnamed;

    /** A session for a connection, and whether the client had it before. */
    record Opened(MqttSession session, boolean present) {}

    /** Returns an identifier for a client without one. */
    synchronized String newClient() {
        return "client-" + ++unnamed;
    }

    /** Continues the session of a client, or begins one. */
    Opened open(MqttSession.Key key, boolean fresh) {
        MqttSession replaced = fresh ? removed(key) : null;
        if (replaced != null) {
            replaced.replace();
        }
        MqttSession ended;
        Opened opened;
        synchronized (this) {
            MqttSession known = sessions.get(key);
            opened = known == null ? new Opened(new MqttSession(key, shared), false) : new Opened(known, true);
            ended = known == null && sessions.size() >= MOST ? oldestWithoutConnection() : null;
            sessions.put(key, opened.session());
        }
        if (ended != null) {
            end(ended);
        }
        return opened;
    }

    private synchronized @Nullable MqttSession removed(MqttSession.Key key) {
        return sessions.remove(key);
    }

    private @Nullable MqttSession oldestWithoutConnection() {
        for (MqttSession session : sessions.values()) {
            if (!session.isConnected()) {
                return session;
            }
        }
        return null;
    }

    /** Ends a session, unless the client has another one by now. */
    void end(MqttSession session) {
        synchronized (this) {
            sessions.remove(session.key(), session);
        }
        session.close();
    }
}
