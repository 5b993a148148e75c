/**
 * Measures the cost of large states, long journals and many sandboxes.
 * Takes numbers of resources and of repetitions.
 * Returns cost ratios between many and few resources, times and sizes, each with its bar.
 */
@NullMarked
package dev.ectype.benchmark.state;

import org.jspecify.annotations.NullMarked;
