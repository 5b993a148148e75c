package dev.ectype.cli.service;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * Which control plane is asked, and with which key.
 *
 * @param key nothing where nobody is signed in
 */
public record Profile(String name, URI address, @Nullable String key) {
    /** Where a control plane is that says nothing else. */
    public static final URI DEFAULT_ADDRESS = URI.create("http://127.0.0.1:4020");

    /** What it is called where nothing is said. */
    public static final String DEFAULT_NAME = "default";

    /** What a name may be. */
    public static final String FORM = "[A-Za-z0-9][A-Za-z0-9._-]{0,63}";

    /** Without the key: what is printed by mistake must hold no secret. */
    @Override
    public String toString() {
        return name + " at " + address;
    }
}
