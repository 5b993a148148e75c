/**
 * Authenticates and authorizes requests: credentials, callers, scopes. Takes the headers of a request and the declarations of its route.
 * Gives a {@link dev.ectype.controlplane.platform.auth.Caller}, or an error.
 */
@NullMarked
package dev.ectype.controlplane.platform.auth;

import org.jspecify.annotations.NullMarked;
