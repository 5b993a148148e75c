/**
 * Serves the routes below {@code /__service/} for users and tools that control a running emulator.
 * Takes the plan, the state and the rule of who may use these routes.
 * Returns health, a summary, snapshots, resets and the clock.
 */
@NullMarked
package dev.ectype.runtime.emulator.control;

import org.jspecify.annotations.NullMarked;
