package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;

/** Names the state member of a resource and its states in order. */
public record LifecyclePlan(String member, List<String> states) {
    public LifecyclePlan {
        states = List.copyOf(states);
    }

    static LifecyclePlan of(PlanObjectReader fields) {
        return new LifecyclePlan(fields.text("member"), fields.texts("states"));
    }
}
