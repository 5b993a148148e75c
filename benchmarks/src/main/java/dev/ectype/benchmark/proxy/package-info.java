/**
 * Measures what recording costs: the proxy of the command line beside one that only passes on.
 * Takes a checkout whose command is built.
 * Gives replies per second of processor time, and the time that the way through the proxy adds.
 */
@NullMarked
package dev.ectype.benchmark.proxy;

import org.jspecify.annotations.NullMarked;
