/**
 * Implements the authorization code flow of OpenID Connect with PKCE. Takes a provider and the response of its authorization endpoint. Gives
 * the claims of a verified ID token.
 */
@NullMarked
package dev.ectype.controlplane.signin.oidc;

import org.jspecify.annotations.NullMarked;
