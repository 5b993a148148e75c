/**
 * Measures how near an emulator that was made of a recording comes to the server that was recorded.
 * Takes a recording and a running emulator.
 * Gives how many replies have the same status, shape and values, and which have not.
 */
@NullMarked
package dev.ectype.launcher.fidelity;

import org.jspecify.annotations.NullMarked;
