package dev.ectype.runtime.client;

/** Reports missing access: the emulator accepts control calls only from its own machine or with its admin token. */
public final class NotAllowed extends CallFailed {
    private static final long serialVersionUID = 1L;

    NotAllowed(String call, String problem, String advice) {
        super(call, problem, advice);
    }
}
