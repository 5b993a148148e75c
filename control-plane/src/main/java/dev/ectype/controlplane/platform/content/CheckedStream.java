package dev.ectype.controlplane.platform.content;

import java.io.InputStream;

/** Runs a check after each read of a stream. The check ends the stream with an exception. */
public final class CheckedStream extends CountedStream {
    private final Runnable check;

    public CheckedStream(InputStream source, Runnable check) {
        super(source);
        this.check = check;
    }

    @Override
    void check(int more) {
        check.run();
    }
}
