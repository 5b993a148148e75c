/**
 * Runs benchmarks of the performance that users experience.
 * It takes the name of a benchmark and its options.
 * It returns a table of numbers from one run, and the same as JSON lines.
 */
@NullMarked
package dev.ectype.benchmark;

import org.jspecify.annotations.NullMarked;
