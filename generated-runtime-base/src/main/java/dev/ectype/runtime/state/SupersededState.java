package dev.ectype.runtime.state;

/** Another engine goes on with this state, so that nothing can be written here any more: ask that one. */
public final class SupersededState extends RuntimeException {
    private static final long serialVersionUID = 1;

    SupersededState() {
        super("another engine goes on with this state", null, false, false);
    }
}
