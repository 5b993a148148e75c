package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that a member's scope changed or that the member was removed. */
record MemberChanged(
        String kind, String target, Member before, @Nullable Member after) implements Change {
    static MemberChanged updated(Member before, Member after) {
        return new MemberChanged("member.updated", after.id(), before, after);
    }

    static MemberChanged removed(Member member) {
        return new MemberChanged("member.removed", member.id(), member, null);
    }
}
