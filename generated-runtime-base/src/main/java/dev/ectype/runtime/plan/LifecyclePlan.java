package dev.ectype.runtime.plan;

import java.util.List;

/** The member that tells the state of an instance, and its states in order. */
public record LifecyclePlan(String member, List<String> states) {
    public LifecyclePlan {
        states = List.copyOf(states);
    }

    static LifecyclePlan of(Fields fields) {
        return new LifecyclePlan(fields.text("member"), fields.texts("states"));
    }
}
