package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.plan.resource.IdStylePlan;
import dev.ectype.runtime.state.id.IdStyle;

/** Creates the identifier styles of the state from the styles of a plan. */
final class IdStyleFactory {
    private static final String SUFFIX = "[a-z0-9]{6}";

    private IdStyleFactory() {}

    static IdStyle of(ResourceShape shape) {
        IdStylePlan style = shape.style();
        if (style instanceof IdStylePlan.Counter counter) {
            // Row numbers are unique in the table, unlike numbers that start anew in each parent.
            return counter.scoped() ? new IdStyle.Readable("") : new IdStyle.Counter(counter.start());
        }
        if (style instanceof IdStylePlan.Uuid) {
            return new IdStyle.Uuid();
        }
        if (style instanceof IdStylePlan.Prefixed prefixed) {
            return new IdStyle.Prefixed(prefixed.prefix(), prefixed.length(), prefixed.alphabet());
        }
        if (style instanceof IdStylePlan.Digits digits) {
            String rest = digits.digits() > 1 ? "[0-9]{" + (digits.digits() - 1) + "}" : "";
            return IdStyle.Pattern.of("[1-9]" + rest);
        }
        if (style instanceof IdStylePlan.Readable readable) {
            return new IdStyle.Readable(readable.word() + "_");
        }
        if (style instanceof IdStylePlan.ClientChosen chosen) {
            return new IdStyle.Readable(chosen.word() + "-");
        }
        if (style instanceof IdStylePlan.Placed placed) {
            return new IdStyle.Readable(placed.beginning());
        }
        if (style instanceof IdStylePlan.SlugOf slug && !slug.exact()) {
            return IdStyle.Pattern.of(SUFFIX);
        }
        return new IdStyle.Readable(shape.name() + "-");
    }
}
