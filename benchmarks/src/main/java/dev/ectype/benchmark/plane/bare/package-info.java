/**
 * Programs that run beside the control plane, with its libraries: a database, and a route that does as little as a route can.
 * Takes addresses as arguments.
 * Gives a line {@code ready http://…} once it can be used.
 */
@NullMarked
package dev.ectype.benchmark.plane.bare;

import org.jspecify.annotations.NullMarked;
