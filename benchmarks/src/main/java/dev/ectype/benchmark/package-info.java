/**
 * The command that measures what users wait for.
 * It takes the name of a benchmark and its options.
 * It gives a table of numbers from one run, and the same as JSON lines.
 */
@NullMarked
package dev.ectype.benchmark;

import org.jspecify.annotations.NullMarked;
