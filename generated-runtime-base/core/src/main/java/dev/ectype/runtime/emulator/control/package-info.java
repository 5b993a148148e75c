/**
 * Serves the routes below {@code /__service/} for users and tools that control a running emulator.
 * Takes the plan, the state and the rule that decides which clients may use the routes.
 * Gives health, a summary, snapshots, resets, the clock, the journal, chaos rules and sandboxes.
 */
@NullMarked
package dev.ectype.runtime.emulator.control;

import org.jspecify.annotations.NullMarked;
