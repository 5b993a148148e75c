package dev.ectype.runtime.netty;

/** A reply ends before its end because it was meant to; nobody needs to hear of it. */
final class BrokenOff extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BrokenOff() {
        super("the reply was to be cut", null, false, false);
    }
}
