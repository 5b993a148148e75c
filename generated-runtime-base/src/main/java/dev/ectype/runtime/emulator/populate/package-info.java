/**
 * Generates plausible instances. Takes resource types and a seed. Gives rows with consistent names, addresses, times
 * and references.
 */
@NullMarked
package dev.ectype.runtime.emulator.populate;

import org.jspecify.annotations.NullMarked;
