/**
 * Measures whether the cost of a reply stays the same when a dimension grows: rows, operations, sandboxes or connections.
 * It takes the built command line and a client for HTTP.
 * It returns the cost at each point of a dimension, and that at the largest point as a ratio to that at the smallest.
 */
@NullMarked
package dev.ectype.benchmark.flat;

import org.jspecify.annotations.NullMarked;
