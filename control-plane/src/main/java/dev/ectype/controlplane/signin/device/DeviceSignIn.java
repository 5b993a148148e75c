package dev.ectype.controlplane.signin.device;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Holds a sign-in of a program that waits for its user.
 *
 * @param client the name of the program and its machine, as the program says
 * @param address the client address of the program, or null
 * @param polledAt the time of the last request of the program, or null
 * @param organization the organization of the user who has approved it, or null
 * @param user the user who has approved it, or null
 * @param session the session in which the user has approved it, or null
 */
record DeviceSignIn(
        UUID id,
        String client,
        @Nullable String address,
        Instant expiresAt,
        @Nullable Instant polledAt,
        boolean denied,
        @Nullable UUID organization,
        @Nullable UUID user,
        @Nullable UUID session) {
    boolean isOpen() {
        return !denied && user == null;
    }
}
