/**
 * Measurements of what users wait for.
 * It takes the emulator as users run it, and the tools that it is compared with.
 * It gives numbers, side by side and from one run.
 */
@NullMarked
package dev.ectype.benchmark;

import org.jspecify.annotations.NullMarked;
