package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.platform.Plan;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Represents an organization for operators.
 *
 * @param suspendedAt the time of the suspension, or null
 * @param suspensionReason the reason of the operator, or null
 */
public record OrganizationStatus(
        String id,
        String slug,
        String name,
        Plan plan,
        Instant createdAt,
        @Nullable Instant suspendedAt,
        @Nullable String suspensionReason) {}
