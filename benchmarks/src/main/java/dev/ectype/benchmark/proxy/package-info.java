/**
 * Measures the cost of recording: the proxy of the command line beside a bare proxy.
 * Takes a checkout with a built command.
 * Returns replies per second of processor time, and the added latency of the proxy.
 */
@NullMarked
package dev.ectype.benchmark.proxy;

import org.jspecify.annotations.NullMarked;
