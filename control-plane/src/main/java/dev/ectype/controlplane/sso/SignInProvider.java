package dev.ectype.controlplane.sso;

import java.util.UUID;

/**
 * Holds the data of a provider with a verified e-mail domain that sign-in needs before it knows the organization.
 *
 * @param required whether users of the domain must sign in with the provider
 */
public record SignInProvider(UUID organization, String id, SsoType type, String name, boolean required) {}
