package dev.ectype.cli.proxy;

import java.time.Duration;

/**
 * How a proxy runs.
 *
 * @param port 0 for any free one
 * @param insecure whether any certificate of the server behind it will do
 * @param longestBody how much of a body is kept
 * @param patience how long the server may take to begin with its reply
 */
public record ProxyOptions(
        String host, int port, Upstream upstream, boolean insecure, int longestBody, Duration patience) {}
