package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Names the members of input objects that write the instances of a link. Missing members are null.
 *
 * @param create the new instances to link
 * @param connect the instances to link
 * @param disconnect the instances to unlink
 * @param set the instances to link, in place of all others
 */
public record NestedWritePlan(
        @Nullable String create,
        @Nullable String connect,
        @Nullable String disconnect,
        @Nullable String set) {
    static final NestedWritePlan NONE = new NestedWritePlan(null, null, null, null);

    static NestedWritePlan of(PlanObjectReader fields) {
        return new NestedWritePlan(
                fields.optionalText("create"),
                fields.optionalText("connect"),
                fields.optionalText("disconnect"),
                fields.optionalText("set"));
    }

    /** Returns true if a member links or unlinks existing instances. */
    public boolean isLinking(String member) {
        return member.equals(connect) || member.equals(disconnect) || member.equals(set);
    }
}
