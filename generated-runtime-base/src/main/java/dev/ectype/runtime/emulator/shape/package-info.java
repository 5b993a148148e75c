/**
 * Holds what several parts of the emulator ask of types: what lies at a member, and what a text means.
 * Takes types of a plan.
 * Gives the type behind references, members of joined types, and documents made from texts.
 */
@NullMarked
package dev.ectype.runtime.emulator.shape;

import org.jspecify.annotations.NullMarked;
