/**
 * Requests to addresses that clients name: issuers, targets of replays, receivers of webhooks.
 * Takes an address and what may come back.
 * Gives the answer, or says why the address is not asked.
 */
@NullMarked
package dev.ectype.controlplane.platform.outbound;

import org.jspecify.annotations.NullMarked;
