package dev.ectype.cli.service;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * Holds the address of a control plane and the key for it.
 *
 * @param key the key; null if none is stored
 */
public record Profile(String name, URI address, @Nullable String key) {
    /** The default address of a control plane. */
    public static final URI DEFAULT_ADDRESS = URI.create("http://127.0.0.1:4020");

    /** The default name of a profile. */
    public static final String DEFAULT_NAME = "default";

    /** The pattern of profile names. */
    public static final String FORM = "[A-Za-z0-9][A-Za-z0-9._-]{0,63}";

    /** Omits the key, so that accidental output contains no secret. */
    @Override
    public String toString() {
        return name + " at " + address;
    }
}
