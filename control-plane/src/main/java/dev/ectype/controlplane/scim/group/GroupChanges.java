package dev.ectype.controlplane.scim.group;

import dev.ectype.controlplane.platform.auth.Scope;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Holds the columns of a group that clients write.
 *
 * @param provider the provider of a new group, or null
 */
record GroupChanges(
        @Nullable UUID provider,
        String displayName,
        @Nullable String externalId,
        @Nullable Scope scope) {}
