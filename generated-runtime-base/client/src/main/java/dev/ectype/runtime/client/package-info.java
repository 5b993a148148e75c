/**
 * Holds a client that controls a running emulator from another process. Takes the address of the emulator and, for a
 * remote emulator, its admin token. Gives health, snapshots, clock, journal, sandboxes and chaos rules, or an
 * exception with the request, the response and the next step.
 */
@NullMarked
package dev.ectype.runtime.client;

import org.jspecify.annotations.NullMarked;
