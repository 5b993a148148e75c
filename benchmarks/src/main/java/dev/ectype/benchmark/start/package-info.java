/**
 * How long it takes from a command to its first reply.
 * It takes a description, by path or by its name in the catalog.
 * It gives the seconds of whole processes, with and without what an earlier run has compiled.
 */
@NullMarked
package dev.ectype.benchmark.start;

import org.jspecify.annotations.NullMarked;
