/**
 * Signs users in with the identity providers of their organizations. Takes the requests of browsers and the responses of providers. Gives
 * redirects, and users with a proven identity.
 */
@NullMarked
package dev.ectype.controlplane.signin.sso;

import org.jspecify.annotations.NullMarked;
