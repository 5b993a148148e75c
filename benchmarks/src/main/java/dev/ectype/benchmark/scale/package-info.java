/**
 * Measures what descriptions of thousands of operations cost.
 * Takes numbers of operations and generates a description for each.
 * Gives processor seconds and memory of a start and of a check.
 */
@NullMarked
package dev.ectype.benchmark.scale;

import org.jspecify.annotations.NullMarked;
