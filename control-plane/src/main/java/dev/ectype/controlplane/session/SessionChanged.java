package dev.ectype.controlplane.session;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that a bearer session was created or that a session was revoked. The sign-in records its own event. */
record SessionChanged(
        String kind,
        String target,
        @Nullable Session before,
        @Nullable Session after) implements Change {
    static SessionChanged created(Session session) {
        return new SessionChanged("session.created", session.id(), null, session);
    }

    static SessionChanged revoked(Session session) {
        return new SessionChanged("session.revoked", session.id(), session, null);
    }
}
