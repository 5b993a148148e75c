package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.platform.event.Change;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Records that an operator created a link that signs a member in. */
record SignInLinkCreated(
        String kind, String target, @Nullable Object before, Object after) implements Change {
    static SignInLinkCreated of(String user, IssuedLink link) {
        return new SignInLinkCreated("user.sign_in_link_created", user, null, new Expiry(link.expiresAt()));
    }

    private record Expiry(Instant expiresAt) {}
}
