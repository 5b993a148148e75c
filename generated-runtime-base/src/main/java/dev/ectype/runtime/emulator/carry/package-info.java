/**
 * Carries a state over to another version of the API. Takes a snapshot and the new shapes. Gives the new snapshot and
 * a list of what was dropped.
 */
@NullMarked
package dev.ectype.runtime.emulator.carry;

import org.jspecify.annotations.NullMarked;
