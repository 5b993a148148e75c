package dev.ectype.controlplane.platform;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What an organization pays for; a greater one includes the smaller. */
public enum Plan {
    FREE,
    TEAM,
    ENTERPRISE;

    /** The plan of a text of the database. */
    public static Plan of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }

    public boolean includes(Plan other) {
        return compareTo(other) >= 0;
    }

    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
