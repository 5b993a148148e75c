/**
 * Renders the pages of members and invitations. Takes requests of signed-in users. Gives lists, details and the forms of administrators, on
 * the services of the API.
 */
@NullMarked
package dev.ectype.controlplane.dashboard.member;

import org.jspecify.annotations.NullMarked;
