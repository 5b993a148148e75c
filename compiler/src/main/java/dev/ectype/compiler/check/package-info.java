/**
 * Checks a readable API for mistakes: one class for each rule. It takes the canonical model, reports diagnostics and
 * changes nothing. The emulator still serves everything that gets a warning.
 */
@NullMarked
package dev.ectype.compiler.check;

import org.jspecify.annotations.NullMarked;
