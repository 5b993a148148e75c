package dev.ectype.controlplane.platform;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Lists the subscription plans in ascending order; a greater plan includes the smaller ones. */
public enum Plan {
    FREE,
    TEAM,
    ENTERPRISE;

    /** Parses a plan of the database. */
    public static Plan of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }

    /** Parses a plan; returns empty for an unknown text. */
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
