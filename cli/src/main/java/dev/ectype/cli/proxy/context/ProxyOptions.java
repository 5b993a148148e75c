package dev.ectype.cli.proxy.context;

import dev.ectype.cli.certificate.CertificateAuthority;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Holds the options of a proxy.
 *
 * @param port the port to listen on; 0 for any free port
 * @param upstream the server behind a reverse proxy; null if each request names its server
 * @param recordedHosts the filter of recorded hosts
 * @param authority the authority that signs certificates for clients; null if the proxy does not terminate TLS
 * @param insecure whether to accept any certificate of the server
 * @param maxRecordedBody the number of recorded bytes of a body
 * @param responseTimeout the time until the server must begin its response
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

    /** Creates the options of a reverse proxy without TLS towards its clients. */
    public ProxyOptions(
            String host, int port, Upstream upstream, boolean insecure, int longestBody, Duration patience) {
        this(host, port, upstream, HostFilter.ALL, null, insecure, longestBody, patience);
    }
}
