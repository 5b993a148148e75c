/**
 * Compares an emulator under random requests with a model that shares no code with it. It takes a seed. It returns the first
 * step at which emulator and model differ.
 */
@NullMarked
package dev.ectype.launcher.simulation;

import org.jspecify.annotations.NullMarked;
