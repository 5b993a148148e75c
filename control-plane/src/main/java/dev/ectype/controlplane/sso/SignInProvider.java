package dev.ectype.controlplane.sso;

import java.util.UUID;

/** A provider with a verified e-mail domain, as sign-in needs to know it before it knows an organization. */
public record SignInProvider(UUID organization, String id, SsoType type, String name) {}
