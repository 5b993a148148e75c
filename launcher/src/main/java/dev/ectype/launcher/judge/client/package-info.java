/**
 * Plays a client that knows only a description against its emulator. Takes the model as described and a running emulator. Gives
 * observations that the client did not expect.
 */
@NullMarked
package dev.ectype.launcher.judge.client;

import org.jspecify.annotations.NullMarked;
