package dev.ectype.runtime.server;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Configures TLS: a certificate and key in PEM, or a certificate generated at start if both are null.
 *
 * @param certificate the file with the certificate chain, or null
 * @param key the file with the private key, or null
 */
public record Encryption(
        @Nullable Path certificate, @Nullable Path key) {
    /** TLS with a certificate for localhost that is generated at start. */
    public static final Encryption SELF_SIGNED = new Encryption(null, null);

    /**
     * Creates a configuration.
     *
     * @param certificate the file with the certificate chain, or null
     * @param key the file with the private key, or null
     * @throws IllegalArgumentException if only one of the files is given
     */
    public Encryption {
        if ((certificate == null) != (key == null)) {
            throw new IllegalArgumentException("a certificate needs its key");
        }
    }
}
