/**
 * Holds the clocks of the emulator. Takes the time of the state or of the system. Gives the time that a request sees
 * and the time after a write.
 */
@NullMarked
package dev.ectype.runtime.state.time;

import org.jspecify.annotations.NullMarked;
