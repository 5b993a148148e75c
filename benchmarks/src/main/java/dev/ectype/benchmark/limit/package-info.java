/**
 * The least that a server on Netty can do and still answer.
 * It takes any request.
 * It gives the same bytes each time, and so a limit that no emulator on Netty's codec should be expected to pass.
 */
@NullMarked
package dev.ectype.benchmark.limit;

import org.jspecify.annotations.NullMarked;
