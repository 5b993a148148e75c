package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.state.journal.Commit;
import dev.ectype.runtime.state.table.State;

/**
 * A write that a subscription waited for.
 *
 * @param state the version of the state after it
 */
public record SubscriptionEvent(State state, Commit.Write write, SubscriptionFilter interest) {}
