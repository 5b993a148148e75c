/**
 * Signs users in with the identity providers of their organizations, and signs users out. Takes the requests of browsers and the responses of providers. Gives
 * redirects, and users with a proven identity.
 */
@NullMarked
package dev.ectype.controlplane.signin.sso;

import org.jspecify.annotations.NullMarked;
