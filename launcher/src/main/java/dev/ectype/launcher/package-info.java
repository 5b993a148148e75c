/**
 * The path from a description to a running emulator inside one process.
 * It takes descriptions and the options of an emulator.
 * It gives emulators that have been compiled, loaded and started.
 */
@NullMarked
package dev.ectype.launcher;

import org.jspecify.annotations.NullMarked;
