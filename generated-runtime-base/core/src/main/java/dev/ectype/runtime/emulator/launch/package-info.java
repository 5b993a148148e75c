/**
 * Starts an emulator as a program: its options and their reader, and the stop signal.
 * Takes arguments and the environment.
 * Returns checked values, or a sentence about the invalid one.
 */
@NullMarked
package dev.ectype.runtime.emulator.launch;

import org.jspecify.annotations.NullMarked;
