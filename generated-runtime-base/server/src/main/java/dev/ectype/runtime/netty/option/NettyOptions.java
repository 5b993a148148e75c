package dev.ectype.runtime.netty.option;

import dev.ectype.runtime.netty.tls.CertificateSource;
import dev.ectype.runtime.server.protocol.ProtocolPort;
import org.jspecify.annotations.Nullable;

/**
 * Holds the address and the options of a server; port 0 takes any free port, threads 0 means one per processor.
 *
 * @param second the port of another protocol, or null
 */
public record NettyOptions(
        String host,
        int port,
        int threads,
        @Nullable CertificateSource tls,
        Limits limits,
        Timeouts timeouts,
        FailureLog failureLog,
        @Nullable RequestLog requestLog,
        @Nullable ProtocolPort second) {

    public NettyOptions {
        if (port < 0 || port > 65535) {
            throw new IllegalArgumentException("a port must be from 0 to 65535: " + port);
        }
        if (threads < 0 || threads > 1024) {
            throw new IllegalArgumentException("threads must be from 0 to 1024: " + threads);
        }
    }

    public static NettyOptions on(String host, int port, FailureLog failures) {
        return new NettyOptions(host, port, 0, null, Limits.STANDARD, Timeouts.STANDARD, failures, null, null);
    }

    /** Returns the number of event loops for the configured threads. */
    public int loops() {
        return threads > 0 ? threads : Runtime.getRuntime().availableProcessors();
    }

    public NettyOptions withThreads(int count) {
        return new NettyOptions(host, port, count, tls, limits, timeouts, failureLog, requestLog, second);
    }

    public NettyOptions withTls(@Nullable CertificateSource source) {
        return new NettyOptions(host, port, threads, source, limits, timeouts, failureLog, requestLog, second);
    }

    public NettyOptions withLimits(Limits allowed) {
        return new NettyOptions(host, port, threads, tls, allowed, timeouts, failureLog, requestLog, second);
    }

    public NettyOptions withTimeouts(Timeouts waits) {
        return new NettyOptions(host, port, threads, tls, limits, waits, failureLog, requestLog, second);
    }

    public NettyOptions withRequestLog(@Nullable RequestLog log) {
        return new NettyOptions(host, port, threads, tls, limits, timeouts, failureLog, log, second);
    }

    public NettyOptions withSecond(@Nullable ProtocolPort other) {
        return new NettyOptions(host, port, threads, tls, limits, timeouts, failureLog, requestLog, other);
    }
}
