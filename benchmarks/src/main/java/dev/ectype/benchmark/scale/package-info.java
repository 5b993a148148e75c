/**
 * Measures the cost of descriptions with thousands of operations.
 * Takes numbers of operations and generates a description for each.
 * Returns processor seconds and memory of a start and of a check.
 */
@NullMarked
package dev.ectype.benchmark.scale;

import org.jspecify.annotations.NullMarked;
