/**
 * A client of a running emulator, for programs and tests that look after one in another process.
 * It takes the emulator's address and, from other machines, its admin token.
 * It gives health, snapshots and the clock, or an exception that says what was asked, what came back and what to do.
 */
@NullMarked
package dev.ectype.runtime.client;

import org.jspecify.annotations.NullMarked;
