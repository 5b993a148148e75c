package dev.ectype.controlplane.signin.sso;

import dev.ectype.controlplane.session.IssuedSession;

/**
 * Holds a completed sign-in.
 *
 * @param next the path to which the browser returns
 */
record CompletedSignIn(IssuedSession session, String next) {}
