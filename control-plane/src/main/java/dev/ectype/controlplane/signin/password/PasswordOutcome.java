package dev.ectype.controlplane.signin.password;

import dev.ectype.controlplane.session.IssuedSession;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the result of a sign-in that was not refused.
 *
 * @param session the session; null if the user must choose an organization
 * @param organizations the slugs of the organizations to choose from
 */
public record PasswordOutcome(@Nullable IssuedSession session, List<String> organizations) {
    static PasswordOutcome of(IssuedSession session) {
        return new PasswordOutcome(session, List.of());
    }
}
