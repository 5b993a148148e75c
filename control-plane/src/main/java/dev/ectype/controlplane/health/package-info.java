/**
 * Whether the service lives and can work.
 * Takes nothing.
 * Gives a status.
 */
@NullMarked
package dev.ectype.controlplane.health;

import org.jspecify.annotations.NullMarked;
