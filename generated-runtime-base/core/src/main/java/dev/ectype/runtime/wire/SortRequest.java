package dev.ectype.runtime.wire;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.SortPlan;
import org.jspecify.annotations.Nullable;

/**
 * Requests an order of instances.
 *
 * @param resource the resource of the instances
 * @param by the members to sort by, as a request names them
 * @param direction the direction, or null
 * @param members the members of objects in {@code by} that name a sort member in a value, or null
 */
public record SortRequest(
        String resource,
        Document by,
        @Nullable Document direction,
        @Nullable SortPlan members) {}
