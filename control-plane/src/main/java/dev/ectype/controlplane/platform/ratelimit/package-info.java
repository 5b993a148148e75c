/**
 * Enforces rate limits. Takes callers and the class of a route. Gives permission with the fields of the remaining limit, or a rejection.
 */
@NullMarked
package dev.ectype.controlplane.platform.ratelimit;

import org.jspecify.annotations.NullMarked;
