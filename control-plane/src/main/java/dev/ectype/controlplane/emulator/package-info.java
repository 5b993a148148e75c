/**
 * Tracks running emulators: their identity, address and status. Takes registrations and heartbeats. Gives lists of emulators, and an event
 * when one starts, ends, is lost or recovers.
 */
@NullMarked
package dev.ectype.controlplane.emulator;

import org.jspecify.annotations.NullMarked;
