/**
 * Takes the state of one emulator over to another whose description is a later edition.
 * It takes a snapshot and the resources of the later edition.
 * It gives the state that still fits, and says what does not.
 */
@NullMarked
package dev.ectype.runtime.emulator.carry;

import org.jspecify.annotations.NullMarked;
