package dev.ectype.runtime.netty.tls;

import io.netty.handler.codec.http2.Http2SecurityUtil;
import io.netty.handler.ssl.ApplicationProtocolConfig;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import io.netty.handler.ssl.SupportedCipherSuiteFilter;
import java.util.List;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/** Creates Netty's TLS context from the source of a certificate. */
public final class TlsContext {
    private static final List<String> VERSIONS = List.of("TLSv1.3", "TLSv1.2");

    private TlsContext() {}

    static @Nullable public SslContext of(@Nullable CertificateSource source) {
        if (source == null) {
            return null;
        }
        try {
            return builder(source)
                    .sslProvider(SslProvider.JDK)
                    .protocols(VERSIONS)
                    .ciphers(Http2SecurityUtil.CIPHERS, SupportedCipherSuiteFilter.INSTANCE)
                    .applicationProtocolConfig(new ApplicationProtocolConfig(
                            ApplicationProtocolConfig.Protocol.ALPN,
                            ApplicationProtocolConfig.SelectorFailureBehavior.NO_ADVERTISE,
                            ApplicationProtocolConfig.SelectedListenerFailureBehavior.ACCEPT,
                            ApplicationProtocolNames.HTTP_2,
                            ApplicationProtocolNames.HTTP_1_1))
                    .build();
        } catch (SSLException | IllegalArgumentException unusable) {
            throw new UnusableCertificate(String.valueOf(unusable.getMessage()), unusable);
        }
    }

    private static SslContextBuilder builder(CertificateSource source) {
        if (source instanceof CertificateSource.PemFiles files) {
            return SslContextBuilder.forServer(
                    files.certificate().toFile(), files.key().toFile());
        }
        CertificateSource.SelfSigned own = (CertificateSource.SelfSigned) source;
        SelfSignedCertificate made = SelfSignedCertificate.create(own.clock().instant());
        return SslContextBuilder.forServer(made.key(), made.certificate());
    }
}
