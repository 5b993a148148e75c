/**
 * Carries the state of an emulator over to a later edition of its API description.
 * Takes a snapshot and the resources of the later edition.
 * Returns the state that still fits, and a list of the dropped items.
 */
@NullMarked
package dev.ectype.runtime.emulator.carry;

import org.jspecify.annotations.NullMarked;
