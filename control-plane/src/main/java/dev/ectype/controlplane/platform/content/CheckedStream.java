package dev.ectype.controlplane.platform.content;

import java.io.InputStream;

/** A stream that runs a check after each read; the check throws a refusal to end the stream. */
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
