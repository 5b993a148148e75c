/**
 * Projects: what recordings, snapshots and emulators are grouped by.
 * Takes requests of callers.
 * Gives projects of their organization.
 */
@NullMarked
package dev.ectype.controlplane.project;

import org.jspecify.annotations.NullMarked;
