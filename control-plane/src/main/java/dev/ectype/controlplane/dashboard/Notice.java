package dev.ectype.controlplane.dashboard;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Lists the notices after a successful form. Addresses contain their names only, so that links cannot display foreign texts. */
public enum Notice {
    CREATED("Created."),
    SAVED("Saved."),
    ARCHIVED("Archived. Lists of projects omit it from now on."),
    RESTORED("Restored. Lists of projects contain it again."),
    DISABLED("Disabled. It signs nobody in from now on."),
    ENABLED("Enabled. Members can sign in with it again."),
    DELETED("Deleted."),
    REVOKED("Revoked. Requests with it are rejected from now on."),
    REMOVED("Removed."),
    DEREGISTERED("Deregistered. Heartbeats of the emulator are rejected from now on."),
    INVITED("Invited. The invitation is on its way by e-mail."),
    INVITATION_RESENT("Sent again. The earlier link of the invitation no longer works."),
    ENDED("Ended. Requests of that session are rejected from now on."),
    SESSIONS_ENDED("Ended. Requests of these sessions are rejected from now on."),
    INVITATION_REVOKED("Revoked. The link of the invitation no longer works."),
    PASSWORD_CHANGED("Your password is changed. Your other sessions have ended."),
    SECOND_FACTOR_OFF("The second factor is off. Your other sessions have ended."),
    VERIFIED("Verified."),
    UPLOADED("Uploaded.");

    private final String text;

    Notice(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    /** Returns the name of the notice in addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Notice> of(@Nullable String code) {
        return Stream.of(values()).filter(notice -> notice.code().equals(code)).findFirst();
    }
}
