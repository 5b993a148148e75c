package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.resource.FlagPlan;
import dev.ectype.runtime.plan.resource.InitialValuePlan;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import org.jspecify.annotations.Nullable;

/** Assigns the first state of the lifecycle, the initial flags and counters and the stated values to new instances. */
final class InitialState {
    private InitialState() {}

    /** Assigns the values that the item and the described defaults leave open. */
    static FitContext assign(FitContext context, ResourceShape shape, @Nullable Document item) {
        FitContext assigned = context;
        LifecyclePlan lifecycle = shape.plan().lifecycle();
        if (lifecycle != null && !lifecycle.states().isEmpty() && !hasMember(item, StateMember.name(lifecycle))) {
            assigned = firstState(assigned, shape.type(), lifecycle);
        }
        for (FlagPlan flag : shape.plan().flags()) {
            assigned = flag(assigned, shape, flag, item);
        }
        for (InitialValuePlan initial : shape.plan().initialValues()) {
            boolean open = !hasMember(item, initial.member());
            assigned = open && DocumentFactory.allows(shape, initial.member(), initial.value())
                    ? assigned.assign(initial.member(), initial.value())
                    : assigned;
        }
        return assigned;
    }

    private static FitContext firstState(FitContext context, Schema type, LifecyclePlan lifecycle) {
        Schema object = SchemaShape.at(type, lifecycle.member().parent());
        MemberSchema member = object == null
                ? null
                : SchemaShape.member(
                        object,
                        lifecycle
                                .member()
                                .names()
                                .get(lifecycle.member().names().size() - 1));
        boolean described = member != null && hasDefault(member);
        String first = lifecycle.states().get(0);
        return described
                ? context
                : context.assign(StateMember.name(lifecycle), StateMember.value(lifecycle, first, null));
    }

    private static FitContext flag(FitContext context, ResourceShape shape, FlagPlan flag, @Nullable Document item) {
        FitContext assigned = context;
        MemberSchema member = SchemaShape.member(shape.type(), flag.member());
        if (member != null && !hasDefault(member) && !hasMember(item, flag.member())) {
            boolean timed = !(SchemaShape.bare(member.type()) instanceof BooleanSchema);
            Document value = timed ? Document.NULL : Document.of(flag.initially());
            assigned = DocumentFactory.allows(shape, flag.member(), value)
                    ? assigned.assign(flag.member(), value)
                    : assigned;
        }
        String count = flag.count();
        boolean counts =
                count != null && !hasMember(item, count) && DocumentFactory.allows(shape, count, Document.of(0));
        return counts && count != null ? assigned.assign(count, Document.of(0)) : assigned;
    }

    private static boolean hasDefault(MemberSchema member) {
        return member.type().notes().defaultValue() != null
                || SchemaShape.bare(member.type()).notes().defaultValue() != null;
    }

    private static boolean hasMember(@Nullable Document item, String member) {
        return item != null && item.member(member) != null;
    }
}
