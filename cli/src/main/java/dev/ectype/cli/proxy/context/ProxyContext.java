package dev.ectype.cli.proxy.context;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Holds the objects that all threads of a proxy share. */
public record ProxyContext(
        ProxyOptions options,
        ExchangeRecorder recorder,
        SocketTransport sockets,
        NameResolverGroup names,
        UpstreamTls upstreamTls,
        @Nullable HostTlsContexts certificates,
        AtomicInteger ownPort,
        Notices notices,
        AtomicLong captureBudget,
        CompletableFuture<IOException> failure) {
    public static final int LONGEST_LINE = 64 << 10;
    public static final int LONGEST_HEAD = 256 << 10;
    public static final int MAX_CHUNK = 64 << 10;

    /** Reports that the recorder failed. */
    public void recordingFailed(IOException cause) {
        failure.complete(cause);
    }

    public BodyCapture capture() {
        return new BodyCapture(options.maxRecordedBody(), captureBudget);
    }
}
