package dev.ectype.runtime.server;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Configures TLS: a certificate and key in PEM, or a certificate generated at start if both are null. */
public record Encryption(
        @Nullable Path certificate, @Nullable Path key) {
    public static final Encryption SELF_SIGNED = new Encryption(null, null);

    public Encryption {
        if ((certificate == null) != (key == null)) {
            throw new IllegalArgumentException("a certificate needs its key");
        }
    }
}
