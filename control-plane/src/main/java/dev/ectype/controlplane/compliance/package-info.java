/**
 * What auditors of an organization are given.
 * Takes requests of administrators of enterprises.
 * Gives an archive of events and keys with its sums, however many there are.
 */
@NullMarked
package dev.ectype.controlplane.compliance;

import org.jspecify.annotations.NullMarked;
