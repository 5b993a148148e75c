/**
 * Holds what states cost that are large, long or many.
 * Takes numbers of resources and of repetitions.
 * Gives ratios between the cost among many resources and among few, times and sizes, each beside its bar.
 */
@NullMarked
package dev.ectype.benchmark.state;

import org.jspecify.annotations.NullMarked;
