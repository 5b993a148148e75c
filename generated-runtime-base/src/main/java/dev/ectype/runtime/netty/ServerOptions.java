package dev.ectype.runtime.netty;

import org.jspecify.annotations.Nullable;

/** Where and how to serve; port 0 takes any free port, threads 0 one for each processor. */
public record ServerOptions(
        String host,
        int port,
        int threads,
        @Nullable Tls tls,
        Limits limits,
        Timeouts timeouts,
        FailureLog failureLog,
        @Nullable RequestLog requestLog) {

    public ServerOptions {
        if (port < 0 || port > 65535) {
            throw new IllegalArgumentException("a port lies between 0 and 65535: " + port);
        }
        if (threads < 0 || threads > 1024) {
            throw new IllegalArgumentException("threads must lie between 0 and 1024: " + threads);
        }
    }

    public static ServerOptions on(String host, int port, FailureLog failures) {
        return new ServerOptions(host, port, 0, null, Limits.STANDARD, Timeouts.STANDARD, failures, null);
    }

    /** The number of event loops that the threads asked for come to. */
    int loops() {
        return threads > 0 ? threads : Runtime.getRuntime().availableProcessors();
    }

    public ServerOptions withThreads(int count) {
        return new ServerOptions(host, port, count, tls, limits, timeouts, failureLog, requestLog);
    }

    public ServerOptions withTls(@Nullable Tls source) {
        return new ServerOptions(host, port, threads, source, limits, timeouts, failureLog, requestLog);
    }

    public ServerOptions withLimits(Limits allowed) {
        return new ServerOptions(host, port, threads, tls, allowed, timeouts, failureLog, requestLog);
    }

    public ServerOptions withTimeouts(Timeouts waits) {
        return new ServerOptions(host, port, threads, tls, limits, waits, failureLog, requestLog);
    }

    public ServerOptions withRequestLog(@Nullable RequestLog log) {
        return new ServerOptions(host, port, threads, tls, limits, timeouts, failureLog, log);
    }
}
