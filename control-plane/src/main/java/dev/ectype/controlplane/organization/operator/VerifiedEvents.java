package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.event.ChainEnd;
import dev.ectype.controlplane.event.Verification;
import org.jspecify.annotations.Nullable;

/**
 * Holds the result of the verification of an organization's whole event chain.
 *
 * @param verified the number of unchanged events
 * @param last the last inspected position
 * @param fault the first violation, or null
 * @param unsealed the number of unsealed events
 */
public record VerifiedEvents(
        String slug,
        boolean intact,
        long verified,
        @Nullable ChainEnd last,
        Verification.@Nullable Fault fault,
        long unsealed) {}
