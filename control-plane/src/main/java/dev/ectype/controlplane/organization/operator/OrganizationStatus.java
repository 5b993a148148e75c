package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.platform.Plan;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An organization, as an operator sees it.
 *
 * @param suspendedAt null where it is not suspended
 * @param suspensionReason the text that the operator gave for it
 */
public record OrganizationStatus(
        String id,
        String slug,
        String name,
        Plan plan,
        Instant createdAt,
        @Nullable Instant suspendedAt,
        @Nullable String suspensionReason) {}
