/**
 * Signs users in: creates users, starts sessions and records the events. Takes an identity that an identity provider, a password or a link
 * has proven. Gives a session cookie, or the reason of a refusal.
 */
@NullMarked
package dev.ectype.controlplane.signin;

import org.jspecify.annotations.NullMarked;
