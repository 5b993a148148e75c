/**
 * Whether what the service works with works.
 * Takes nothing.
 * Gives features the states of its parts.
 */
@NullMarked
package dev.ectype.controlplane.platform.health;

import org.jspecify.annotations.NullMarked;
