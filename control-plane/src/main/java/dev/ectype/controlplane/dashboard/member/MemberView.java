package dev.ectype.controlplane.dashboard.member;

import dev.ectype.controlplane.dashboard.session.SessionView;
import dev.ectype.controlplane.organization.Member;
import dev.ectype.controlplane.session.SessionActivity;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Represents a member on a page.
 *
 * @param activity the activity in sessions; null if none is stored or the user may not see it
 * @param self whether the member is the user of the page
 */
public record MemberView(Member member, @Nullable SessionActivity activity, boolean self) {
    /** Returns the name; the e-mail address if there is none. */
    public String title() {
        return member.name() == null ? member.email() : member.name();
    }

    /** Returns the label of the last sign-in method; null if it is unknown. */
    public @Nullable String method() {
        return activity == null || activity.method() == null ? null : SessionView.label(activity.method());
    }

    /** Returns the last known activity; null if there was none. */
    public @Nullable Instant lastActiveAt() {
        Instant signedIn = member.lastSignedInAt();
        if (activity == null || signedIn != null && signedIn.isAfter(activity.lastUsedAt())) {
            return signedIn;
        }
        return activity.lastUsedAt();
    }

    /** Returns the address of the member. */
    public String path() {
        return MemberPages.HOME + "/" + member.id();
    }
}
