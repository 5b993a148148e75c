package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.context.PreparedOperation;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.emulator.control.SandboxRegistry;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.state.Era;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.time.Clock;
import org.jspecify.annotations.Nullable;

/** Marks the replies that depend only on the request and the state, which includes the time and the chaos rules. */
final class CacheableReplies {
    private static final int FAILURE = 500;

    private final SandboxContext sandbox;
    private final boolean enabled;

    CacheableReplies(SandboxContext sandbox) {
        this.sandbox = sandbox;
        // A fork begins with the state of its origin, so the same state could belong to another sandbox.
        this.enabled = sandbox.options().replyCache()
                && sandbox.options().clock() == Clock.LOGICAL
                && sandbox.engine().sandbox().equals(SandboxRegistry.BASE);
    }

    /** Returns the newest state, or null if no reply is cacheable. */
    @Nullable
    Object version() {
        return enabled ? sandbox.engine().state() : null;
    }

    /**
     * Marks a reply if it is cacheable.
     *
     * @param before the newest state before the operation ran: if it is still the newest one, the operation saw it and wrote nothing
     * @param era the era, read before that state, because a state can become the newest one again in a later era
     */
    void mark(ReplyBuffer reply, Request request, PreparedOperation operation, State before, Era era) {
        StateEngine engine = sandbox.engine();
        boolean unchanged = engine.state() == before && engine.era() == era;
        if (enabled
                && unchanged
                && sandbox.chaos().isQuiet()
                // A failure may depend on the free memory.
                && reply.status() < FAILURE
                && isComplete(reply)
                && request.bodyChunks() == null
                && !operation.hasRepeatKey(request)) {
            reply.cacheable(before);
        }
    }

    private static boolean isComplete(ReplyBuffer reply) {
        return reply.stream() == null
                && reply.delivery() == null
                && reply.conversation() == null
                && reply.filling() == null;
    }
}
