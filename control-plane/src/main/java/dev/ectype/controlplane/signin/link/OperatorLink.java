package dev.ectype.controlplane.signin.link;

import java.net.URI;
import java.time.Instant;

/**
 * Represents a link that an operator hands to a person.
 *
 * @param organization the slug of the organization
 */
public record OperatorLink(String email, String organization, URI signIn, Instant expiresAt) {
    /** Omits the link. */
    @Override
    public String toString() {
        return "OperatorLink[" + email + ", " + organization + "]";
    }
}
