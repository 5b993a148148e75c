package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.plan.binding.BindingPlan;
import org.jspecify.annotations.Nullable;

/**
 * A field of a root type.
 *
 * @param resource what its operation works on, or null
 */
public record RootField(
        BindingPlan.GraphQl binding, @Nullable String resource) {}
