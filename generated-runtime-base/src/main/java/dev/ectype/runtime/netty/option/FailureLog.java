package dev.ectype.runtime.netty.option;

/** Hears of failures that the client is not told about; it is called on an event loop and must not block. */
@FunctionalInterface
public interface FailureLog {
    void failed(String method, String target, Throwable cause);
}
