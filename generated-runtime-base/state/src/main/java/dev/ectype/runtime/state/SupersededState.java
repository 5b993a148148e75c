package dev.ectype.runtime.state;

/** Reports a write to an engine that handed its state over to another one. */
public final class SupersededState extends RuntimeException {
    private static final long serialVersionUID = 1;

    SupersededState() {
        super("another engine continues this state", null, false, false);
    }
}
