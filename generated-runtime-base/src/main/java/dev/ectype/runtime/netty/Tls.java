package dev.ectype.runtime.netty;

import java.nio.file.Path;
import java.time.Clock;

/** Where the server's certificate comes from. */
public sealed interface Tls {
    /** A certificate for localhost, made when the server starts and valid from then on for a year. */
    record SelfSigned(Clock clock) implements Tls {}

    /** A certificate chain and its unencrypted PKCS#8 key, both in PEM. */
    record PemFiles(Path certificate, Path key) implements Tls {}

    /** Self-signed by real time, because clients compare the validity with their own clock. */
    static Tls selfSigned() {
        return new SelfSigned(Clock.systemUTC());
    }
}
