package dev.ectype.runtime.emulator.route;

import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import java.util.List;

/**
 * Holds an operation with its HTTP binding.
 *
 * @param number the index among the routes of the API
 * @param plan the operation
 * @param binding the HTTP binding
 * @param names the path parameters in the order of the path
 */
public record HttpRoute(int number, OperationPlan plan, BindingPlan.Http binding, List<String> names) {
    public HttpRoute {
        names = List.copyOf(names);
    }

    public String method() {
        return binding.method();
    }

    /** Returns the described path, with names in braces. */
    public String template() {
        return binding.path();
    }
}
