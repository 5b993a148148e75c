/**
 * Reloads a running emulator when its description changes.
 * It takes a running emulator and the files that were read for it.
 * It reports the result of every change.
 */
@NullMarked
package dev.ectype.launcher.watch;

import org.jspecify.annotations.NullMarked;
