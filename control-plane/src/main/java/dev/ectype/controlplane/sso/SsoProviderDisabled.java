package dev.ectype.controlplane.sso;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Reports in the transaction of the change that a provider no longer signs users in.
 *
 * @param kept the session that disabled the provider, which continues, or null
 */
public record SsoProviderDisabled(
        UUID organization, UUID provider, @Nullable UUID kept) {}
