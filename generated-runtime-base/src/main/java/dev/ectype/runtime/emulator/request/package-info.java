/** Reads and validates requests. Takes headers, parameters and bodies. Gives typed arguments or violations. */
@NullMarked
package dev.ectype.runtime.emulator.request;

import org.jspecify.annotations.NullMarked;
