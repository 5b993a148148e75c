/**
 * Organizations, as operators make them, with their members and who is invited to become one.
 * Takes names and plans of operators, and requests of administrators.
 * Gives organizations with a first key, members and invitations.
 */
@NullMarked
package dev.ectype.controlplane.organization;

import org.jspecify.annotations.NullMarked;
