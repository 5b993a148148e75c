/**
 * Manages the caller's organization, its members and its invitations. Takes the requests of members and administrators. Gives
 * organizations, members and invitations.
 */
@NullMarked
package dev.ectype.controlplane.organization;

import org.jspecify.annotations.NullMarked;
