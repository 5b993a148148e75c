package dev.ectype.cli.proxy;

import dev.ectype.cli.certificate.Authority;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How a proxy runs.
 *
 * @param port 0 for any free one
 * @param upstream the server that it stands in for; null if each request says whom it is for
 * @param only whose exchanges are recorded
 * @param authority in whose name TLS is spoken with clients; null if it is not
 * @param insecure whether any certificate of the server behind it will do
 * @param longestBody how much of a body is kept
 * @param patience how long the server may take to begin with its reply
 */
public record ProxyOptions(
        String host,
        int port,
        @Nullable Upstream upstream,
        ChosenHosts only,
        @Nullable Authority authority,
        boolean insecure,
        int longestBody,
        Duration patience) {

    /** Those of a proxy in front of one server, which is spoken to in clear. */
    public ProxyOptions(
            String host, int port, Upstream upstream, boolean insecure, int longestBody, Duration patience) {
        this(host, port, upstream, ChosenHosts.ALL, null, insecure, longestBody, patience);
    }
}
