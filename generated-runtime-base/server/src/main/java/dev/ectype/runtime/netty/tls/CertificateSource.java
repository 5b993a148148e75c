package dev.ectype.runtime.netty.tls;

import java.nio.file.Path;
import java.time.Clock;

/** Describes the source of the server's certificate. */
public sealed interface CertificateSource {
    /** Generates a certificate for localhost at the start of the server, valid for a year. */
    record SelfSigned(Clock clock) implements CertificateSource {}

    /** Reads a certificate chain and its unencrypted PKCS#8 key, both in PEM. */
    record PemFiles(Path certificate, Path key) implements CertificateSource {}

    /** Returns a self-signed source in real time, because clients compare the validity with their own clock. */
    static CertificateSource selfSigned() {
        return new SelfSigned(Clock.systemUTC());
    }
}
