package dev.ectype.runtime.netty.option;

/** Receives failures without a message to the client. Called on an event loop, so it must not block. */
@FunctionalInterface
public interface FailureLog {
    void failed(String method, String target, Throwable cause);
}
