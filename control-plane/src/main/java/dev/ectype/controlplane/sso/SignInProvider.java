package dev.ectype.controlplane.sso;

import java.util.UUID;

/**
 * Holds the data of a provider with a verified e-mail domain that sign-in needs before it knows the organization.
 *
 * @param required whether users of the domain must sign in with the provider
 * @param enabled whether the provider signs users in
 */
public record SignInProvider(
        UUID organization, String id, SsoType type, String name, boolean required, boolean enabled) {}
