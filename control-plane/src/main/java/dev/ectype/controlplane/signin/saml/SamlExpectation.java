package dev.ectype.controlplane.signin.saml;

import java.time.Instant;

/**
 * Describes the response that a sign-in waits for.
 *
 * @param requestId the identifier of the request that this browser sent
 */
public record SamlExpectation(SamlIdentityProvider provider, SamlServiceProvider self, String requestId, Instant now) {}
