/**
 * Whoever calls, told to themselves.
 * Takes a caller.
 * Gives what is known of them.
 */
@NullMarked
package dev.ectype.controlplane.identity;

import org.jspecify.annotations.NullMarked;
