/**
 * Carries the state of an emulator over to a later edition of its API description.
 * Input: a snapshot and the resources of the later edition.
 * Output: the state that still fits, and a list of the dropped items.
 */
@NullMarked
package dev.ectype.runtime.emulator.carry;

import org.jspecify.annotations.NullMarked;
