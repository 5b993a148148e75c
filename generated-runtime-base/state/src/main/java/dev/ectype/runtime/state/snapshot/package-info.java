/**
 * Holds the reading and writing of snapshots. Takes a state, or a JSON text from a user. Gives equal bytes for equal
 * states, or an error that names location and expectation.
 */
@NullMarked
package dev.ectype.runtime.state.snapshot;

import org.jspecify.annotations.NullMarked;
