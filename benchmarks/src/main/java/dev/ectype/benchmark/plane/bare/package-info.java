/**
 * Runs programs beside the control plane with its libraries: a database, and a minimal route.
 * Takes addresses as arguments.
 * Prints a line {@code ready http://…} when the program is ready.
 */
@NullMarked
package dev.ectype.benchmark.plane.bare;

import org.jspecify.annotations.NullMarked;
