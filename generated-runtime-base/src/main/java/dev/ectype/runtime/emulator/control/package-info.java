/**
 * Holds the routes below {@code /__service/}, by which people and tools look after a running emulator.
 * Takes the plan, the state and who may use these routes.
 * Gives health, a summary, snapshots, resets and the clock.
 */
@NullMarked
package dev.ectype.runtime.emulator.control;

import org.jspecify.annotations.NullMarked;
