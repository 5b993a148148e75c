/**
 * Holds message queues with leases. Takes published messages and fetch requests. Gives messages that no other client
 * has leased.
 */
@NullMarked
package dev.ectype.runtime.emulator.queue;

import org.jspecify.annotations.NullMarked;
