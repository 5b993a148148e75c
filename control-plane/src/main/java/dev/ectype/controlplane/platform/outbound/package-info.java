/**
 * Sends requests to addresses that clients name: issuers and replay targets. Takes an address and limits of the response. Gives the
 * response, or the reason of a rejection.
 */
@NullMarked
package dev.ectype.controlplane.platform.outbound;

import org.jspecify.annotations.NullMarked;
