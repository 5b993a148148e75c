package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import dev.ectype.runtime.plan.resource.TimeMemberPlan;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.fit.FitContext;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lists the members with the times, and the flags, of the states that a change enters and leaves. {@code "state": "closed"}
 * enters the state of {@code closed_at}, and {@code "archived": false} leaves the state of {@code archived_at}.
 */
record StateEntries(Set<String> into, Set<String> outOf) {
    static StateEntries of(ResourceShape shape, Document before, Document after) {
        StateEntries entries = new StateEntries(new LinkedHashSet<>(), new LinkedHashSet<>());
        for (TimeMemberPlan plan : shape.plan().timeMembers()) {
            MemberPath stateMember = plan.stateMember();
            Document value = stateMember == null ? null : after.at(stateMember);
            Document old = stateMember == null ? null : before.at(stateMember);
            if (value != null && !value.equals(old)) {
                if (isState(plan, value)) {
                    entries.into.add(plan.member());
                }
                if (old != null && isState(plan, old)) {
                    entries.outOf.add(plan.member());
                }
            }
        }
        entries.outOf.removeAll(entries.into);
        return entries;
    }

    /** Returns the members with the time of the creation, and with the times of the states that a new instance starts in. */
    static StateEntries ofCreation(ResourceShape shape, @Nullable Document item) {
        StateEntries entries = new StateEntries(new LinkedHashSet<>(), new LinkedHashSet<>());
        for (TimeMemberPlan plan : shape.plan().timeMembers()) {
            if (plan.event() == TimeMemberPlan.Event.CREATED || startsIn(shape, plan, item)) {
                entries.into.add(plan.member());
            }
        }
        return entries;
    }

    /** Whether an instance is in the state of a time member from the start, because the request chooses no state. */
    static boolean startsIn(ResourceShape shape, TimeMemberPlan plan, @Nullable Document item) {
        LifecyclePlan lifecycle = shape.plan().lifecycle();
        return lifecycle != null
                && !lifecycle.states().isEmpty()
                && lifecycle.member().equals(plan.stateMember())
                && plan.state() != null
                && (item == null || item.member(StateMember.name(lifecycle)) == null)
                && isState(plan, Document.of(lifecycle.states().get(0)));
    }

    /**
     * Returns a generated instance without the times of states that follow its own.
     *
     * @param example the example of the description, whose times stay, or null
     */
    static Document untilNow(ResourceShape shape, Document generated, @Nullable Document example) {
        LifecyclePlan lifecycle = shape.plan().lifecycle();
        String state = lifecycle == null ? null : StateMember.of(lifecycle, generated);
        int now = lifecycle == null || state == null ? -1 : lifecycle.states().indexOf(state);
        Document left = generated;
        for (TimeMemberPlan plan :
                now < 0 ? List.<TimeMemberPlan>of() : shape.plan().timeMembers()) {
            MemberSchema member = SchemaShape.member(shape.type(), plan.member());
            boolean own = example != null && example.member(plan.member()) != null;
            if (member != null && !member.required() && !own && isLater(lifecycle, plan, now)) {
                left = PathEdit.remove(left, MemberPath.of(plan.member()));
            }
        }
        return left;
    }

    private static boolean isLater(@Nullable LifecyclePlan lifecycle, TimeMemberPlan plan, int now) {
        List<String> later = lifecycle == null
                ? List.of()
                : lifecycle.states().subList(now + 1, lifecycle.states().size());
        return plan.event() == TimeMemberPlan.Event.ENTERED
                && lifecycle != null
                && lifecycle.member().equals(plan.stateMember())
                && later.stream().anyMatch(state -> isState(plan, Document.of(state)));
    }

    /** Returns the members with the times of the states that a return to the first state leaves. */
    Set<String> returnedFrom(ResourceShape shape, Document after) {
        LifecyclePlan lifecycle = shape.plan().lifecycle();
        boolean first = lifecycle != null
                && !lifecycle.states().isEmpty()
                && lifecycle.states().get(0).equals(StateMember.of(lifecycle, after));
        return first ? outOf : new LinkedHashSet<>();
    }

    /** Whether a value is the state of a time member. Clients may spell a state in another case. */
    private static boolean isState(TimeMemberPlan plan, Document value) {
        return plan.state() == null
                ? value.isTrue()
                : value.isString() && NormalizedName.of(value.text()).equals(plan.state());
    }

    /**
     * Sets the times and flags of entered states and unsets those of left states.
     *
     * @param sent the request item, or null
     */
    FitContext timed(FitContext context, ResourceShape shape, @Nullable Document sent, long now) {
        FitContext timed = context;
        for (String name : into) {
            MemberSchema member = SchemaShape.member(shape.type(), name);
            Document time = member == null ? null : entered(member, now);
            timed = time == null ? timed : assigned(timed, shape, sent, name, time);
        }
        for (String name : outOf) {
            MemberSchema member = SchemaShape.member(shape.type(), name);
            boolean flag = member != null && isFlag(member);
            timed = assigned(timed, shape, sent, name, flag ? Document.FALSE : Document.NULL);
        }
        return timed;
    }

    private static @Nullable Document entered(MemberSchema member, long now) {
        return isFlag(member) ? Document.TRUE : TimeEncoder.of(Instant.ofEpochMilli(now), member.type());
    }

    private static boolean isFlag(MemberSchema member) {
        return SchemaShape.bare(member.type()) instanceof BooleanSchema;
    }

    private static FitContext assigned(
            FitContext context, ResourceShape shape, @Nullable Document sent, String name, Document time) {
        boolean free = sent == null || sent.member(name) == null;
        return free && DocumentFactory.allows(shape, name, time) ? context.assign(name, time) : context;
    }
}
