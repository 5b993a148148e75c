package dev.ectype.cli.proxy.context;

import dev.ectype.cli.certificate.CertificateAuthority;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How a proxy runs.
 *
 * @param port 0 for any free one
 * @param upstream the server that it stands in for; null if each request says whom it is for
 * @param recordedHosts whose exchanges are recorded
 * @param authority in whose name TLS is spoken with clients; null if it is not
 * @param insecure whether any certificate of the server behind it will do
 * @param maxRecordedBody how much of a body is kept
 * @param responseTimeout how long the server may take to begin with its reply
 */
public record ProxyOptions(
        String host,
        int port,
        @Nullable Upstream upstream,
        HostFilter recordedHosts,
        @Nullable CertificateAuthority authority,
        boolean insecure,
        int maxRecordedBody,
        Duration responseTimeout) {

    /** Those of a proxy in front of one server, which is spoken to in clear. */
    public ProxyOptions(
            String host, int port, Upstream upstream, boolean insecure, int longestBody, Duration patience) {
        this(host, port, upstream, HostFilter.ALL, null, insecure, longestBody, patience);
    }
}
