package dev.ectype.runtime.client;

/** The emulator is looked after from its own machine only, or with its admin token. */
public final class NotAllowed extends CallFailed {
    private static final long serialVersionUID = 1L;

    NotAllowed(String asked, String problem, String advice) {
        super(asked, problem, advice);
    }
}
