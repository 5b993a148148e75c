package dev.ectype.controlplane.scim.group;

import dev.ectype.controlplane.platform.auth.Scope;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Holds a group without its members.
 *
 * @param scope the scope of the members; null if the role mapping of their provider decides
 * @param memberCount the number of members that the caller manages
 * @param version the number of changes
 */
record ScimGroup(
        UUID id,
        String displayName,
        @Nullable String externalId,
        @Nullable Scope scope,
        int memberCount,
        long version,
        Instant createdAt,
        Instant updatedAt) {}
