/**
 * Measures the cost of the control plane: reads beside a bare route, start and memory, pages of a long log.
 * Takes the built control plane and a PostgreSQL that it starts.
 * Returns a table of numbers and whether they are within their bars.
 */
@NullMarked
package dev.ectype.benchmark.plane;

import org.jspecify.annotations.NullMarked;
