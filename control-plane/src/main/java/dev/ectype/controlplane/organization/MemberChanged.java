package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that a member was created, changed or removed. */
record MemberChanged(
        String kind,
        String target,
        @Nullable Member before,
        @Nullable Member after) implements Change {
    /** Sign-in and provisioning create users, which are the members of their organization. */
    static MemberChanged created(Member member) {
        return new MemberChanged("user.created", member.id(), null, member);
    }

    static MemberChanged updated(Member before, Member after) {
        return new MemberChanged("member.updated", after.id(), before, after);
    }

    static MemberChanged removed(Member member) {
        return new MemberChanged("member.removed", member.id(), member, null);
    }
}
