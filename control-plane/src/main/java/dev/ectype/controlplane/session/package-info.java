/**
 * Stores the sessions of users. Takes a user who has signed in, and requests that list or revoke sessions. Gives session tokens, cookies and
 * the list of sessions.
 */
@NullMarked
package dev.ectype.controlplane.session;

import org.jspecify.annotations.NullMarked;
