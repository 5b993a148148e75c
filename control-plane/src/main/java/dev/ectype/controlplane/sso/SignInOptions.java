package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.auth.Scope;
import org.jspecify.annotations.Nullable;

/**
 * Holds the members of a request that decide how users sign in; null if absent.
 *
 * @param defaultScope the scope of new users without a mapped group
 * @param required whether users of the domain must sign in with the provider
 * @param ssoBinding the SAML binding of sign-in requests
 */
record SignInOptions(
        @Nullable Scope defaultScope,
        @Nullable RoleMapping roleMapping,
        @Nullable Boolean required,
        @Nullable SsoBinding ssoBinding) {}
