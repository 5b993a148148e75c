package dev.ectype.runtime.graphql;

import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.State;

/**
 * A write that a subscription waited for.
 *
 * @param state the version of the state after it
 */
record Event(State state, Commit.Write write, Interest interest) {}
