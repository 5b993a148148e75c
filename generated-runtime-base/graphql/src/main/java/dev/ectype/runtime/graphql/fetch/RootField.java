package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.plan.EventTriggerPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.GraphQlPagingPlan.PagedField;
import dev.ectype.runtime.plan.binding.GraphQlPayloadPlan;
import org.jspecify.annotations.Nullable;

/**
 * Maps a field of a root type to its operation.
 *
 * @param resource the resource of the operation, or null
 * @param trigger the writes that send an event of a subscription, or null
 * @param paging the arguments that select a page
 * @param payload the meaning of a result that is about the request
 */
public record RootField(
        BindingPlan.GraphQl binding,
        @Nullable String resource,
        @Nullable EventTriggerPlan trigger,
        PagedField paging,
        GraphQlPayloadPlan payload) {}
