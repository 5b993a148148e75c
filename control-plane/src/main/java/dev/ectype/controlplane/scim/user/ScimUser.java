package dev.ectype.controlplane.scim.user;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Holds a member with the attributes that SCIM stores.
 *
 * @param email the normalised e-mail address
 * @param attributes the stored attributes; null for a member that no identity provider has changed
 */
record ScimUser(
        UUID id,
        String email,
        @Nullable String name,
        boolean active,
        @Nullable String externalId,
        @Nullable ObjectNode attributes,
        Instant createdAt,
        Instant updatedAt) {}
