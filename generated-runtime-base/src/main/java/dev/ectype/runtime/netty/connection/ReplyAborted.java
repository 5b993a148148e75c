package dev.ectype.runtime.netty.connection;

/** A reply ends before its end because it was meant to; nobody needs to hear of it. */
public final class ReplyAborted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ReplyAborted() {
        super("the reply was to be cut", null, false, false);
    }
}
