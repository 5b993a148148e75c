/**
 * Where contents are kept that are too large for the database: recordings and snapshots.
 * Takes streams, under names that are rooted per organization.
 * Gives them back as streams, from a folder or from what speaks S3.
 */
@NullMarked
package dev.ectype.controlplane.platform.storage;

import org.jspecify.annotations.NullMarked;
