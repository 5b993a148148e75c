/**
 * Renders the dashboard of an organization. Takes requests of signed-in users. Gives the frame that all its pages have in common: navigation,
 * forms with their errors, filters in addresses, and notices.
 */
@NullMarked
package dev.ectype.controlplane.dashboard;

import org.jspecify.annotations.NullMarked;
