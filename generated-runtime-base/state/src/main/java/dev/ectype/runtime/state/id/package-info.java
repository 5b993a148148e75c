/**
 * Holds identifiers and deterministic random numbers. Takes a seed, a resource name and a counter. Gives the same
 * identifier for the same input.
 */
@NullMarked
package dev.ectype.runtime.state.id;

import org.jspecify.annotations.NullMarked;
