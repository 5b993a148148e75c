/**
 * Holds random clients of an emulator and a model of what it should answer, which shares no code with it. It takes a seed. It gives the first
 * step at which emulator and model differ.
 */
@NullMarked
package dev.ectype.launcher.simulation;

import org.jspecify.annotations.NullMarked;
