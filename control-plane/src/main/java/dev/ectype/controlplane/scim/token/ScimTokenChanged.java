package dev.ectype.controlplane.scim.token;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that a SCIM token was created or deleted. */
record ScimTokenChanged(
        String kind,
        String target,
        @Nullable ScimToken before,
        @Nullable ScimToken after) implements Change {
    static ScimTokenChanged created(ScimToken token) {
        return new ScimTokenChanged("scim_token.created", token.id(), null, token);
    }

    static ScimTokenChanged deleted(ScimToken token) {
        return new ScimTokenChanged("scim_token.deleted", token.id(), token, null);
    }
}
