/**
 * Stores contents that are too large for the database: recordings and snapshots. Takes streams under names below an organization. Gives
 * streams, from a folder or an S3-compatible service.
 */
@NullMarked
package dev.ectype.controlplane.platform.storage;

import org.jspecify.annotations.NullMarked;
