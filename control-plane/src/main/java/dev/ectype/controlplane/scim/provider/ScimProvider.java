package dev.ectype.controlplane.scim.provider;

import dev.ectype.controlplane.platform.auth.Scope;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * Represents a verified identity provider whose users SCIM manages.
 *
 * @param domain the e-mail domain of the users
 * @param defaultScope the scope of users without a mapped group
 * @param scopes the scopes of the groups that the role mapping names
 */
public record ScimProvider(UUID id, String domain, Scope defaultScope, Map<String, Scope> scopes) {
    /** Returns the scope that the role mapping gives to the members of a group. */
    public Optional<Scope> scopeOf(String group) {
        return Optional.ofNullable(scopes.get(group));
    }
}
