package dev.ectype.runtime.plan.recorded;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes members that a response has only if the request has a query parameter.
 *
 * @param value the value, or one of the values between commas; null for any value
 * @param members the paths of the members
 */
public record MemberConditionPlan(
        String parameter, @Nullable String value, List<MemberPath> members) {
    public MemberConditionPlan {
        members = List.copyOf(members);
    }

    public static MemberConditionPlan of(PlanObjectReader fields) {
        return new MemberConditionPlan(
                fields.text("parameter"),
                fields.optionalText("value"),
                fields.texts("members").stream().map(MemberPath::parse).toList());
    }
}
