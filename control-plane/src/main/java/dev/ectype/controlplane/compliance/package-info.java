/**
 * Exports events and keys for auditors of an organization. Takes requests of administrators with an enterprise plan. Gives an archive with
 * checksums, for any number of events.
 */
@NullMarked
package dev.ectype.controlplane.compliance;

import org.jspecify.annotations.NullMarked;
