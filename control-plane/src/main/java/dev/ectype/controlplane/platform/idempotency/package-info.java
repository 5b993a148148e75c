/**
 * Mutations that are sent twice and happen once.
 * Takes the key of a request and what its route answered.
 * Gives the stored reply to whoever sends it again.
 */
@NullMarked
package dev.ectype.controlplane.platform.idempotency;

import org.jspecify.annotations.NullMarked;
