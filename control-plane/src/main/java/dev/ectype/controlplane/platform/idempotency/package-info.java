/**
 * Runs repeated requests only once. Takes the idempotency key of a request and the reply of its route. Gives the stored reply to
 * repetitions.
 */
@NullMarked
package dev.ectype.controlplane.platform.idempotency;

import org.jspecify.annotations.NullMarked;
