/**
 * Provides a minimal Netty server as the upper limit of serving performance.
 * It takes any request.
 * It returns the same bytes each time; no emulator on Netty's codec can be expected to be faster.
 */
@NullMarked
package dev.ectype.benchmark.limit;

import org.jspecify.annotations.NullMarked;
