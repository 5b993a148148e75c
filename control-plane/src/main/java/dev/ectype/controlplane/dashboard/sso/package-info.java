/**
 * Renders the pages of single sign-on. Takes requests of administrators. Gives a guided set-up, and the settings and the verification of
 * identity providers.
 */
@NullMarked
package dev.ectype.controlplane.dashboard.sso;

import org.jspecify.annotations.NullMarked;
