/**
 * Renders the page of usage. Takes requests of signed-in administrators. Gives charts and sums by day, project and key, and the limits of the
 * plan.
 */
@NullMarked
package dev.ectype.controlplane.dashboard.usage;

import org.jspecify.annotations.NullMarked;
