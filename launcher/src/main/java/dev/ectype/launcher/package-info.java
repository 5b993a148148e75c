/**
 * Launches emulators from descriptions.
 * It takes descriptions and the options of an emulator.
 * It returns emulators that are compiled, loaded and started.
 */
@NullMarked
package dev.ectype.launcher;

import org.jspecify.annotations.NullMarked;
