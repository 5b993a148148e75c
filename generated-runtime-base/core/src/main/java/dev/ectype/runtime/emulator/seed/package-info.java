/**
 * Holds the state at the start. Takes fixtures, snapshots and the seeded resources of a plan. Gives rows whose
 * references lead to rows.
 */
@NullMarked
package dev.ectype.runtime.emulator.seed;

import org.jspecify.annotations.NullMarked;
