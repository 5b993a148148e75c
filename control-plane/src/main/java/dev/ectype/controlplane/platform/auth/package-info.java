/**
 * Who calls and what they may do: credentials, callers, scopes.
 * Takes the headers of a request and the declaration of its route.
 * Gives a {@link dev.ectype.controlplane.platform.auth.Caller}, or a refusal.
 */
@NullMarked
package dev.ectype.controlplane.platform.auth;

import org.jspecify.annotations.NullMarked;
