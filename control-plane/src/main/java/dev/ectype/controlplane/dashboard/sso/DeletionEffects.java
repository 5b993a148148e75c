package dev.ectype.controlplane.dashboard.sso;

import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.scim.token.ScimTokens;
import dev.ectype.controlplane.session.Sessions;
import dev.ectype.controlplane.signin.password.Passwords;
import dev.ectype.controlplane.sso.SsoProvider;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Counts what ends with an identity provider that is disabled or deleted. */
@Component
final class DeletionEffects {
    private final Sessions sessions;
    private final Members members;
    private final Passwords passwords;
    private final ScimTokens tokens;

    DeletionEffects(Sessions sessions, Members members, Passwords passwords, ScimTokens tokens) {
        this.sessions = sessions;
        this.members = members;
        this.passwords = passwords;
        this.tokens = tokens;
    }

    /**
     * Counts what ends with a provider now.
     *
     * @param session the session of the visitor
     */
    DeletionCounts of(UUID organization, SsoProvider provider, UUID session) {
        int active = members.count(organization, provider.emailDomain());
        return new DeletionCounts(
                sessions.count(organization, provider.id()),
                provider.id().equals(sessions.get(organization, session).provider()),
                active,
                Math.max(0, active - passwords.count(organization, provider.emailDomain())),
                tokens.find(organization, provider.id()).isPresent());
    }
}
