/**
 * Reads flags and logs requests of an emulator process. Takes arguments and environment variables. Gives checked
 * option values.
 */
@NullMarked
package dev.ectype.runtime.emulator.launch;

import org.jspecify.annotations.NullMarked;
