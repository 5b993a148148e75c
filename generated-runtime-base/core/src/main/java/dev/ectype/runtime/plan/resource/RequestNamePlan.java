package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;

/** Lists the request members and parameters that set a member under another name. */
public record RequestNamePlan(String member, List<String> names) {
    public RequestNamePlan {
        names = List.copyOf(names);
    }

    static RequestNamePlan of(PlanObjectReader fields) {
        return new RequestNamePlan(fields.text("member"), fields.texts("names"));
    }
}
