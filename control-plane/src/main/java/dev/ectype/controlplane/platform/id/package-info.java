/**
 * Creates and parses identifiers: time-ordered UUIDs with a prefix for their kind, and identifiers of requests. Takes the time, and the
 * request's own identifier. Gives texts for clients and UUIDs for the database.
 */
@NullMarked
package dev.ectype.controlplane.platform.id;

import org.jspecify.annotations.NullMarked;
