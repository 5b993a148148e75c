package dev.ectype.runtime.client;

/** Reports an address without an emulator: no reply, a late one or one of another server. */
public final class Unreachable extends CallFailed {
    private static final long serialVersionUID = 1L;

    Unreachable(String call, String problem, String advice) {
        super(call, problem, advice);
    }
}
