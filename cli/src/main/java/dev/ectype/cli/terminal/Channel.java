package dev.ectype.cli.terminal;

import dev.ectype.runtime.emulator.launch.Watched;

/** The three streams of a process. */
public enum Channel {
    IN(Watched.IN),
    OUT(Watched.OUT),
    ERR(Watched.ERR);

    private final int descriptor;

    Channel(int descriptor) {
        this.descriptor = descriptor;
    }

    /** Whether a person is at the other end. */
    boolean isTerminal() {
        return Watched.is(descriptor);
    }
}
