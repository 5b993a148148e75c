package dev.ectype.compiler.emit.type;

import dev.ectype.compiler.graph.Step;
import org.jspecify.annotations.Nullable;

/** Returns the name of the relationship that a step reads or changes. */
final class StepRelationship {
    private StepRelationship() {}

    /** Returns the name, or null for a step without a relationship. */
    static @Nullable String of(Step step) {
        if (step instanceof Step.Lookup lookup) {
            return lookup.within() == null ? null : lookup.through();
        }
        if (step instanceof Step.LookupNewest newest) {
            return newest.through();
        }
        if (step instanceof Step.Query query) {
            return query.through();
        }
        if (step instanceof Step.Insert insert) {
            return insert.within() == null ? null : insert.through();
        }
        if (step instanceof Step.Link link) {
            return link.relationship();
        }
        if (step instanceof Step.Unlink unlink) {
            return unlink.relationship();
        }
        if (step instanceof Step.RequireLink linked) {
            return linked.relationship();
        }
        return step instanceof Step.EditList edit && edit.member() == null ? edit.relationship() : null;
    }
}
