/**
 * Provides the common tools of all benchmarks: server processes, medians and tables.
 * It takes the command line of a server and single measurements.
 * It returns the address and the processor and memory use of that server, and printable lines.
 */
@NullMarked
package dev.ectype.benchmark.measure;

import org.jspecify.annotations.NullMarked;
