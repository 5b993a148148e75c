package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.event.ChainEnd;
import dev.ectype.controlplane.event.Verification;
import org.jspecify.annotations.Nullable;

/**
 * What was found when the whole chain of an organization's events was computed anew.
 *
 * @param verified how many are as they were sealed
 * @param last the end of what was looked at
 * @param fault the first that is not as it was sealed
 * @param unsealed how many await their place
 */
public record VerifiedEvents(
        String slug,
        boolean intact,
        long verified,
        @Nullable ChainEnd last,
        Verification.@Nullable Fault fault,
        long unsealed) {}
