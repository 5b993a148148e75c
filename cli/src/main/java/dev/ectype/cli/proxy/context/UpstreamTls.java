package dev.ectype.cli.proxy.context;

import io.netty.handler.ssl.ApplicationProtocolConfig;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import javax.net.ssl.SSLException;

/**
 * Holds the TLS contexts for connections of the proxy to servers.
 *
 * @param any the context that offers HTTP/2 and HTTP/1.1
 * @param http1 the context that offers HTTP/1.1 only, which allows protocol upgrades
 */
public record UpstreamTls(SslContext any, SslContext http1) {
    /** Creates contexts that trust the authorities of this JDK, or any certificate if {@code insecure}. */
    public static UpstreamTls of(boolean insecure) throws SSLException {
        return new UpstreamTls(
                context(insecure, ApplicationProtocolNames.HTTP_2, ApplicationProtocolNames.HTTP_1_1),
                context(insecure, ApplicationProtocolNames.HTTP_1_1));
    }

    private static SslContext context(boolean insecure, String... protocols) throws SSLException {
        SslContextBuilder builder = SslContextBuilder.forClient()
                .sslProvider(SslProvider.JDK)
                .applicationProtocolConfig(new ApplicationProtocolConfig(
                        ApplicationProtocolConfig.Protocol.ALPN,
                        ApplicationProtocolConfig.SelectorFailureBehavior.NO_ADVERTISE,
                        ApplicationProtocolConfig.SelectedListenerFailureBehavior.ACCEPT,
                        protocols));
        if (insecure) {
            builder.trustManager(InsecureTrustManagerFactory.INSTANCE).endpointIdentificationAlgorithm("");
        } else {
            builder.endpointIdentificationAlgorithm("HTTPS");
        }
        return builder.build();
    }
}
