/**
 * Serves the control routes below {@code /__service/}. Takes HTTP requests. Gives state, journal, chaos rules, clock,
 * sandboxes and the service page.
 */
@NullMarked
package dev.ectype.runtime.emulator.control;

import org.jspecify.annotations.NullMarked;
