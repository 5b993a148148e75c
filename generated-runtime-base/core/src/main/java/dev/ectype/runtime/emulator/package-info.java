/**
 * Holds the classes that emitted emulators extend and that users start: {@code Emulator}, {@code Operations}, {@code
 * Store}. Takes a plan and HTTP requests. Gives replies and access to state, journal and sandboxes.
 */
@NullMarked
package dev.ectype.runtime.emulator;

import org.jspecify.annotations.NullMarked;
