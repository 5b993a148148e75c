package dev.ectype.runtime.netty.option;

import org.jspecify.annotations.Nullable;

/** Receives every reply. Called on an event loop, so it must not block. */
@FunctionalInterface
public interface RequestLog {
    void replied(String method, String target, int status, @Nullable String reason);
}
