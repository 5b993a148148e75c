/** Serves the account page and the sign-out. Takes the session of a browser. Gives the page with the sessions of its user. */
@NullMarked
package dev.ectype.controlplane.account;

import org.jspecify.annotations.NullMarked;
