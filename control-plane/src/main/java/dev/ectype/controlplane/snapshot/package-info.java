/**
 * Stores shared snapshots: states of emulators under versioned names. Takes names, projects and snapshot files. Gives the metadata,
 * contents and differences of snapshots.
 */
@NullMarked
package dev.ectype.controlplane.snapshot;

import org.jspecify.annotations.NullMarked;
