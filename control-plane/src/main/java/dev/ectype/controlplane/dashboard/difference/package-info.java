/**
 * Compares texts for pages of the dashboard. Takes two texts. Gives their equal and changed lines for the component of differences.
 */
@NullMarked
package dev.ectype.controlplane.dashboard.difference;

import org.jspecify.annotations.NullMarked;
