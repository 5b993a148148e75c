package dev.ectype.cli.terminal;

import dev.ectype.runtime.emulator.launch.InteractiveStream;

/** Lists the three standard streams of a process. */
public enum StandardStream {
    IN(InteractiveStream.IN),
    OUT(InteractiveStream.OUT),
    ERR(InteractiveStream.ERR);

    private final int descriptor;

    StandardStream(int descriptor) {
        this.descriptor = descriptor;
    }

    /** Returns whether the stream is connected to a terminal. */
    boolean isTerminal() {
        return InteractiveStream.is(descriptor);
    }
}
