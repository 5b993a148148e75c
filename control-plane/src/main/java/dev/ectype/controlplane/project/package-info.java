/**
 * Manages projects, which group recordings, snapshots and emulators. Takes requests of callers. Gives the projects of their organization.
 */
@NullMarked
package dev.ectype.controlplane.project;

import org.jspecify.annotations.NullMarked;
