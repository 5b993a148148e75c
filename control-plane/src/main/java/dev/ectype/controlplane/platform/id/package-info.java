/**
 * Identifiers: UUIDs in the order of their making, with a prefix that says what they are of, and those of requests.
 * Takes the time, and what a request calls itself.
 * Gives texts for clients and UUIDs for the database.
 */
@NullMarked
package dev.ectype.controlplane.platform.id;

import org.jspecify.annotations.NullMarked;
