/**
 * Measures the time from a command to its first reply.
 * It takes a description, by path or by its name in the catalog.
 * It returns the seconds of whole processes, with and without a cached compilation.
 */
@NullMarked
package dev.ectype.benchmark.start;

import org.jspecify.annotations.NullMarked;
