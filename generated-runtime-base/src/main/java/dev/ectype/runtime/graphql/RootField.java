package dev.ectype.runtime.graphql;

import dev.ectype.runtime.plan.BindingPlan;
import org.jspecify.annotations.Nullable;

/**
 * A field of a root type.
 *
 * @param resource what its operation works on, or null
 */
record RootField(BindingPlan.GraphQl binding, @Nullable String resource) {}
