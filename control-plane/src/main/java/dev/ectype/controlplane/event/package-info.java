/**
 * The activity log.
 * Takes what features tell of.
 * Gives lists of it, newest first.
 */
@NullMarked
package dev.ectype.controlplane.event;

import org.jspecify.annotations.NullMarked;
