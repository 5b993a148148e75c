/**
 * What every benchmark needs: a process to watch, a median, a table.
 * It takes the command line of a server and single measurements.
 * It gives the address and the use of processor and memory of that server, and lines to print.
 */
@NullMarked
package dev.ectype.benchmark.measure;

import org.jspecify.annotations.NullMarked;
