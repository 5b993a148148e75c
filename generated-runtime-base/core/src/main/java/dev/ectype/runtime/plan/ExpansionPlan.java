package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;

/**
 * Describes the expansion parameter, which replaces references with embedded instances.
 *
 * @param parameter the parameter with the paths of the references
 * @param body true if the parameter is a member of the body
 * @param sources the members whose instances other members identify
 */
public record ExpansionPlan(String parameter, boolean body, List<Source> sources) {
    public ExpansionPlan {
        sources = List.copyOf(sources);
    }

    /** Names the members of an object with the identifiers of the instances that a member embeds. */
    public record Source(String member, List<String> identifiers) {
        public Source {
            identifiers = List.copyOf(identifiers);
        }

        static Source of(PlanObjectReader fields) {
            return new Source(fields.text("member"), fields.texts("identifiers"));
        }
    }

    /** Returns the members that identify the instances of a member, the best first. */
    public List<String> identifiers(String member) {
        for (Source source : sources) {
            if (source.member().equals(member)) {
                return source.identifiers();
            }
        }
        return List.of();
    }

    static ExpansionPlan of(PlanObjectReader fields) {
        return new ExpansionPlan(fields.text("parameter"), fields.flag("body"), fields.list("sources", Source::of));
    }
}
