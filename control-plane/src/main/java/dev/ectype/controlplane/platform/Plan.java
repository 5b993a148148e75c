package dev.ectype.controlplane.platform;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What an organization pays for; a greater one includes the smaller. */
public enum Plan {
    FREE,
    TEAM,
    ENTERPRISE;

    /** The plan of a text of the database. */
    public static Plan of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }

    /** The plan of a text that may name none. */
    public static Optional<Plan> find(String text) {
        return Arrays.stream(values()).filter(plan -> plan.text().equals(text)).findFirst();
    }

    public boolean includes(Plan other) {
        return compareTo(other) >= 0;
    }

    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
