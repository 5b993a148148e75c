/**
 * Compares the speed of this checkout with that of another commit.
 * It takes a revision, builds it in a folder of its own, and measures both emulators in alternating rounds.
 * It returns the quartiles of the ratios of the rounds, for replies and for starts.
 */
@NullMarked
package dev.ectype.benchmark.compare;

import org.jspecify.annotations.NullMarked;
