/**
 * Contents that are too large to be held in memory, and bodies of requests that bring them.
 * Takes streams of any length, and from features which of their routes take such.
 * Gives streams on, bounded or compressed, and filters the limit of a request.
 */
@NullMarked
package dev.ectype.controlplane.platform.content;

import org.jspecify.annotations.NullMarked;
