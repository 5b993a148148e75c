package dev.ectype.runtime.client;

/** No emulator answers at the address: nothing does, not in time, or something else. */
public final class Unreachable extends CallFailed {
    private static final long serialVersionUID = 1L;

    Unreachable(String asked, String problem, String advice) {
        super(asked, problem, advice);
    }
}
