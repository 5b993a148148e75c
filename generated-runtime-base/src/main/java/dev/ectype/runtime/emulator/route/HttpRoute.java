package dev.ectype.runtime.emulator.route;

import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import java.util.List;

/**
 * One operation and how it is reached over HTTP.
 *
 * @param number its index among the routes of the API
 * @param names the path parameters in the order of the path
 */
public record HttpRoute(int number, OperationPlan plan, BindingPlan.Http binding, List<String> names) {
    public HttpRoute {
        names = List.copyOf(names);
    }

    public String method() {
        return binding.method();
    }

    /** The path as described, with names in braces. */
    public String template() {
        return binding.path();
    }
}
