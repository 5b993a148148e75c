/**
 * Renders the pages of the user's own account. Takes requests of signed-in users. Gives the profile, the password, the second factor and the
 * sessions, on the services of the API.
 */
@NullMarked
package dev.ectype.controlplane.dashboard.account;

import org.jspecify.annotations.NullMarked;
