/**
 * What the control plane costs: a read beside a bare route, its start and memory, pages of a long log.
 * Takes the built control plane and a PostgreSQL that it starts.
 * Gives a table of numbers and whether they are within their bars.
 */
@NullMarked
package dev.ectype.benchmark.plane;

import org.jspecify.annotations.NullMarked;
