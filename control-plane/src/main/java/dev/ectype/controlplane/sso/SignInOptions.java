package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.auth.Scope;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Holds the members of a request that decide how users sign in; null if absent.
 *
 * @param enabled whether the provider signs users in
 * @param defaultScope the scope of new users without a mapped group
 * @param roleMapping the scopes by groups, empty for an explicit null
 * @param required whether users of the domain must sign in with the provider
 * @param ssoBinding the SAML binding of sign-in requests, empty for an explicit null
 */
record SignInOptions(
        @Nullable Boolean enabled,
        @Nullable Scope defaultScope,
        @Nullable Optional<RoleMapping> roleMapping,
        @Nullable Boolean required,
        @Nullable Optional<SsoBinding> ssoBinding) {}
