package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.table.State;

/**
 * Describes a write that matches the filter of a subscription.
 *
 * @param state the version of the state after the write
 */
public record SubscriptionEvent(State state, Commit.Write write, SubscriptionFilter interest) {}
