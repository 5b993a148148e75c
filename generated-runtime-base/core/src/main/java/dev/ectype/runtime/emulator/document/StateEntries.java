package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lists the states that a change enters and leaves. {@code "state": "closed"} enters {@code closed}, and {@code "archived":
 * false} leaves {@code archived}.
 */
record StateEntries(Set<String> into, Set<String> outOf) {
    static StateEntries of(Document before, Document after) {
        StateEntries entries = new StateEntries(new LinkedHashSet<>(), new LinkedHashSet<>());
        for (JsonMember member : after.members()) {
            Document old = before.member(member.name());
            if (!member.value().equals(old)) {
                add(entries.into, member.name(), member.value());
                add(entries.outOf, member.name(), old);
            }
        }
        entries.outOf.removeAll(entries.into);
        return entries;
    }

    private static void add(Set<String> states, String member, @Nullable Document value) {
        if (value != null && value.isTrue()) {
            states.add(member);
        } else if (value != null && value.isString()) {
            states.add(value.text());
        }
    }

    /**
     * Sets the times of entered states and unsets the times of left states.
     *
     * @param sent the request item, or null
     */
    FitContext timed(FitContext context, ResourceShape shape, @Nullable Document sent, long now) {
        ObjectSchema object = SchemaShape.object(shape.type());
        FitContext timed = context;
        boolean moves = !into.isEmpty() || !outOf.isEmpty();
        for (MemberSchema member : object == null || !moves ? List.<MemberSchema>of() : object.members()) {
            boolean free = sent == null || sent.member(member.name()) == null;
            Document time = free ? time(member.name(), member.type(), now) : null;
            if (time != null && DocumentFactory.allows(shape, member.name(), time)) {
                timed = timed.assign(member.name(), time);
            }
        }
        return timed;
    }

    private @Nullable Document time(String name, Schema type, long now) {
        if (into.stream().anyMatch(state -> TimeMembers.isEntry(name, state))) {
            return TimeEncoder.of(Instant.ofEpochMilli(now), type);
        }
        return outOf.stream().anyMatch(state -> TimeMembers.isEntry(name, state)) ? Document.NULL : null;
    }
}
