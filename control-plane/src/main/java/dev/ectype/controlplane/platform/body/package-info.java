/**
 * Bodies that are too large to be held in memory.
 * Takes from features which of their routes take such.
 * Gives filters the limit of a request.
 */
@NullMarked
package dev.ectype.controlplane.platform.body;

import org.jspecify.annotations.NullMarked;
