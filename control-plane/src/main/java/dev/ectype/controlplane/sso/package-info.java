/**
 * Manages identity providers, which sign in the users of a domain. Takes requests of administrators with an enterprise plan. Gives
 * validated providers without their secrets, and verified providers to sign-in.
 */
@NullMarked
package dev.ectype.controlplane.sso;

import org.jspecify.annotations.NullMarked;
