package dev.ectype.controlplane.signin.link;

import java.net.URI;
import java.time.Instant;

/** Holds a new link with its token, which is not stored. */
record IssuedLink(URI address, Instant expiresAt) {
    /** Omits the token. */
    @Override
    public String toString() {
        return "IssuedLink[" + expiresAt + "]";
    }
}
