/**
 * How many requests an organization may send in a while.
 * Takes callers and the class of a route.
 * Gives a pass with the fields that say what is left, or a refusal.
 */
@NullMarked
package dev.ectype.controlplane.platform.ratelimit;

import org.jspecify.annotations.NullMarked;
