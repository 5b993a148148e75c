/**
 * How an emulator is started as a program: its options and how they are read.
 * It takes arguments and the environment.
 * It gives checked values, or a sentence that says what is wrong with them, and waits for the signal to stop.
 */
@NullMarked
package dev.ectype.runtime.emulator.launch;

import org.jspecify.annotations.NullMarked;
