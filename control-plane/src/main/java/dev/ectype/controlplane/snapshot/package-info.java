/**
 * Snapshots that a team shares: states of emulators under names that have versions.
 * Takes names and projects.
 * Gives what is known of their snapshots.
 */
@NullMarked
package dev.ectype.controlplane.snapshot;

import org.jspecify.annotations.NullMarked;
