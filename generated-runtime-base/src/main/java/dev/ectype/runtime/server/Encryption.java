package dev.ectype.runtime.server;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Serving over TLS: with a certificate and key in PEM, or with a certificate made at start when both are null. */
public record Encryption(
        @Nullable Path certificate, @Nullable Path key) {
    public static final Encryption SELF_SIGNED = new Encryption(null, null);

    public Encryption {
        if ((certificate == null) != (key == null)) {
            throw new IllegalArgumentException("a certificate and its key go together");
        }
    }
}
