/**
 * Describes resources and how they are connected. Takes a plan. Gives shapes, reference members, row identifiers and
 * the schema of the state.
 */
@NullMarked
package dev.ectype.runtime.emulator.resource;

import org.jspecify.annotations.NullMarked;
