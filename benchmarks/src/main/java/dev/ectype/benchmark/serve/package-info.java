/**
 * How much processor time a reply costs.
 * It takes the emulator as users run it and the limit, each on one processor and asked the same in turn.
 * It gives requests per processor second, and for each kind of work how near the emulator comes to the limit.
 */
@NullMarked
package dev.ectype.benchmark.serve;

import org.jspecify.annotations.NullMarked;
