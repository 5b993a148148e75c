/** Renders the first page of the dashboard. Takes requests of signed-in users. Gives what runs, what changed lately and what needs attention. */
@NullMarked
package dev.ectype.controlplane.dashboard.overview;

import org.jspecify.annotations.NullMarked;
