package dev.ectype.runtime.netty.tls;

import java.nio.file.Path;
import java.time.Clock;

/** Where the server's certificate comes from. */
public sealed interface CertificateSource {
    /** A certificate for localhost, made when the server starts and valid from then on for a year. */
    record SelfSigned(Clock clock) implements CertificateSource {}

    /** A certificate chain and its unencrypted PKCS#8 key, both in PEM. */
    record PemFiles(Path certificate, Path key) implements CertificateSource {}

    /** Self-signed by real time, because clients compare the validity with their own clock. */
    static CertificateSource selfSigned() {
        return new SelfSigned(Clock.systemUTC());
    }
}
