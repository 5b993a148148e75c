package dev.ectype.cli.proxy.context;

import dev.ectype.cli.certificate.CertificateAuthority;
import dev.ectype.cli.certificate.HostCertificate;
import dev.ectype.cli.certificate.HostNames;
import io.netty.handler.codec.http2.Http2SecurityUtil;
import io.netty.handler.ssl.ApplicationProtocolConfig;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import io.netty.handler.ssl.SupportedCipherSuiteFilter;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/** Creates the TLS contexts in which the proxy impersonates hosts, one for each host on first use. */
public final class HostTlsContexts {
    private static final int MOST = 512;
    private static final Duration LEAST_LIFE = Duration.ofDays(1);
    private static final List<String> VERSIONS = List.of("TLSv1.3", "TLSv1.2");
    private static final ApplicationProtocolConfig PROTOCOLS = new ApplicationProtocolConfig(
            ApplicationProtocolConfig.Protocol.ALPN,
            ApplicationProtocolConfig.SelectorFailureBehavior.NO_ADVERTISE,
            ApplicationProtocolConfig.SelectedListenerFailureBehavior.ACCEPT,
            ApplicationProtocolNames.HTTP_2,
            ApplicationProtocolNames.HTTP_1_1);

    private final CertificateAuthority authority;
    private final Map<String, CachedContext> cached = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, CachedContext> eldest) {
            return size() > MOST;
        }
    };

    private record CachedContext(SslContext context, Instant end) {}

    public HostTlsContexts(CertificateAuthority authority) {
        this.authority = authority;
    }

    /**
     * Returns the context of a host.
     *
     * @param serverName the host name that the client expects; null if it sent none
     * @param defaultHost the default host name
     */
    public synchronized SslContext of(@Nullable String serverName, String defaultHost) {
        String host = (serverName != null && HostNames.isHost(serverName) ? serverName : defaultHost)
                .toLowerCase(Locale.ROOT);
        CachedContext existing = cached.get(host);
        if (existing == null || existing.end().isBefore(Instant.now().plus(LEAST_LIFE))) {
            existing = make(host);
            cached.put(host, existing);
        }
        return existing.context();
    }

    private CachedContext make(String host) {
        HostCertificate leaf = authority.issue(host);
        try {
            SslContext context = SslContextBuilder.forServer(
                            leaf.key(), leaf.chain().toArray(new X509Certificate[0]))
                    .sslProvider(SslProvider.JDK)
                    .protocols(VERSIONS)
                    .ciphers(Http2SecurityUtil.CIPHERS, SupportedCipherSuiteFilter.INSTANCE)
                    .applicationProtocolConfig(PROTOCOLS)
                    .build();
            return new CachedContext(context, leaf.chain().get(0).getNotAfter().toInstant());
        } catch (SSLException impossible) {
            throw new IllegalStateException("TLS cannot be set up for " + host, impossible);
        }
    }
}
