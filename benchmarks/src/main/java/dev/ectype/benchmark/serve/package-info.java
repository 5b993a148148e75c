/**
 * Measures the processor time of a reply.
 * It takes the emulator as users run it and the limit server, each on one processor, and sends the same requests to both.
 * It returns requests per processor second, and for each kind of work the emulator's share of the limit.
 */
@NullMarked
package dev.ectype.benchmark.serve;

import org.jspecify.annotations.NullMarked;
