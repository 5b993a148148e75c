/**
 * Organizations with their members and invitations.
 * Takes the requests of members and administrators.
 * Gives the caller's organization, its members and its invitations.
 */
@NullMarked
package dev.ectype.controlplane.organization;

import org.jspecify.annotations.NullMarked;
