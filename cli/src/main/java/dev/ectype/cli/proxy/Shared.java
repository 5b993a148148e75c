package dev.ectype.cli.proxy;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** What all threads of a proxy share. */
record Shared(
        ProxyOptions options,
        Recorder recorder,
        Sockets sockets,
        NameLookups names,
        UpstreamTls upstreamTls,
        @Nullable HostCertificates certificates,
        AtomicInteger ownPort,
        Notices notices,
        AtomicLong captureBudget,
        CompletableFuture<IOException> failure) {
    static final int LONGEST_LINE = 64 << 10;
    static final int LONGEST_HEAD = 256 << 10;
    static final int PIECE = 64 << 10;

    /** Nothing can be recorded any more. */
    void broken(IOException cause) {
        failure.complete(cause);
    }

    Capture capture() {
        return new Capture(options.longestBody(), captureBudget);
    }
}
