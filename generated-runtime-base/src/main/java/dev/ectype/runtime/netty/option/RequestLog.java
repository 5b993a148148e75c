package dev.ectype.runtime.netty.option;

import org.jspecify.annotations.Nullable;

/** Hears of every reply; it is called on an event loop and must not block. */
@FunctionalInterface
public interface RequestLog {
    void replied(String method, String target, int status, @Nullable String reason);
}
