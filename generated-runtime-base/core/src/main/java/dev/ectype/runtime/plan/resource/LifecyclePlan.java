package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;

/** Names the state member of a resource, which may be a member of an object, and its states in order. */
public record LifecyclePlan(MemberPath member, List<String> states) {
    public LifecyclePlan {
        states = List.copyOf(states);
    }

    static LifecyclePlan of(PlanObjectReader fields) {
        return new LifecyclePlan(MemberPath.ofDots(fields.text("member")), fields.texts("states"));
    }
}
