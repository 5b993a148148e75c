/**
 * Keeps a running emulator in step with its description.
 * It takes a running emulator and the files that were read for it.
 * It gives an account of every time that one of them changed.
 */
@NullMarked
package dev.ectype.launcher.watch;

import org.jspecify.annotations.NullMarked;
