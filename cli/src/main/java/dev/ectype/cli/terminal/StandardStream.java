package dev.ectype.cli.terminal;

import dev.ectype.runtime.emulator.launch.InteractiveStream;

/** The three streams of a process. */
public enum StandardStream {
    IN(InteractiveStream.IN),
    OUT(InteractiveStream.OUT),
    ERR(InteractiveStream.ERR);

    private final int descriptor;

    StandardStream(int descriptor) {
        this.descriptor = descriptor;
    }

    /** Whether a person is at the other end. */
    boolean isTerminal() {
        return InteractiveStream.is(descriptor);
    }
}
