package dev.ectype.controlplane.signin.link;

import java.time.Duration;
import java.util.Locale;

/** Lists the purposes of links. */
enum LinkPurpose {
    /** Makes a person a member. */
    INVITATION(Duration.ofDays(7)),
    /** Sets a new password. */
    RESET(Duration.ofHours(1)),
    /** Signs a member in, for an operator. */
    SIGN_IN(Duration.ofHours(1)),
    /** Makes a person the first administrator. */
    SETUP(Duration.ofHours(1));

    private final Duration valid;

    LinkPurpose(Duration valid) {
        this.valid = valid;
    }

    Duration valid() {
        return valid;
    }

    /** Parses a purpose of the database. */
    static LinkPurpose of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
