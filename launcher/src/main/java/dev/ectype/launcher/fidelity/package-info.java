/**
 * Measures how closely an emulator that was compiled from a recording matches the recorded server.
 * Takes a recording and a running emulator.
 * Returns the number of replies with the same status, shape and values, and the differing exchanges.
 */
@NullMarked
package dev.ectype.launcher.fidelity;

import org.jspecify.annotations.NullMarked;
