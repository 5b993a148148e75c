package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.plan.resource.TimeMemberPlan;

/** Removes times of changes from documents, so that they are generated again. */
final class TimeMembers {
    private TimeMembers() {}

    /** Removes the times that every change updates. */
    static Document untimed(Document document, ResourcePlan resource) {
        boolean timed = false;
        for (TimeMemberPlan plan : resource.timeMembers()) {
            Document value = plan.event() == TimeMemberPlan.Event.CHANGED ? document.member(plan.member()) : null;
            timed |= value != null && !value.isNull();
        }
        if (!timed) {
            return document;
        }
        JsonWriter out = new JsonWriter(document.length()).beginObject();
        for (JsonMember member : document.members()) {
            if (!isChange(resource, member.name())) {
                out.name(member.name()).value(member.value());
            }
        }
        return out.endObject().toDocument();
    }

    private static boolean isChange(ResourcePlan resource, String name) {
        for (TimeMemberPlan plan : resource.timeMembers()) {
            if (plan.event() == TimeMemberPlan.Event.CHANGED && plan.member().equals(name)) {
                return true;
            }
        }
        return false;
    }
}
