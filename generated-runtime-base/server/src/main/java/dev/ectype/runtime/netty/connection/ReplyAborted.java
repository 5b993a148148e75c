package dev.ectype.runtime.netty.connection;

/** Signals an intentionally aborted reply, which is not logged. */
public final class ReplyAborted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ReplyAborted() {
        super("a chaos rule cut the reply", null, false, false);
    }
}
