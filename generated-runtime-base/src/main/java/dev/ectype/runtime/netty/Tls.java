package dev.ectype.runtime.netty;

import java.nio.file.Path;

/** Where the server's certificate comes from. */
public sealed interface Tls {
    /** A certificate for localhost, made when the server starts. */
    record SelfSigned() implements Tls {}

    /** A certificate chain and its unencrypted PKCS#8 key, both in PEM. */
    record PemFiles(Path certificate, Path key) implements Tls {}
}
