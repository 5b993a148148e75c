package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Describes the result of a root field that is about the request.
 *
 * @param argument the argument that a scalar result repeats, or null
 * @param members the fields of an object result by name
 */
public record GraphQlPayloadPlan(@Nullable String argument, Map<String, Member> members) {
    public static final GraphQlPayloadPlan NONE = new GraphQlPayloadPlan(null, Collections.emptyMap());

    public GraphQlPayloadPlan {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    /** Lists the facts that the fields of a payload hold. */
    public enum Fact {
        ERRORS,
        SUCCESS,
        EDGE,
        ARGUMENT
    }

    /**
     * Describes a field.
     *
     * @param argument the argument that the field repeats, or null
     */
    public record Member(Fact fact, @Nullable String argument) {}

    /** Names the fields of an error type. Missing fields are null. */
    public record ErrorFields(
            @Nullable String message, @Nullable String code) {
        public static final ErrorFields NONE = new ErrorFields(null, null);

        static ErrorFields of(PlanObjectReader fields) {
            return new ErrorFields(fields.optionalText("message"), fields.optionalText("code"));
        }
    }

    /** Returns true if the result describes the failure of a request. */
    public boolean reportsErrors() {
        return members.values().stream().anyMatch(member -> member.fact() == Fact.ERRORS);
    }

    static GraphQlPayloadPlan of(PlanObjectReader payload) {
        Map<String, Member> members = new LinkedHashMap<>();
        for (PlanObjectReader member : payload.list("members", Function.identity())) {
            members.put(
                    member.text("field"),
                    new Member(Fact.valueOf(member.text("fact")), member.optionalText("argument")));
        }
        return new GraphQlPayloadPlan(payload.optionalText("argument"), members);
    }
}
