package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.time.Instant;
import java.util.regex.Pattern;

/** Holds the properties of a new organization. */
record NewOrganization(String slug, String name, Plan plan, Instant at) {
    private static final Pattern SLUG = Pattern.compile("[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?");
    private static final int LONGEST_NAME = 100;

    NewOrganization {
        if (!SLUG.matcher(slug).matches()) {
            throw InvalidRequest.of(
                    "SLUG", "pattern", "must be 1 to 63 lower-case letters, digits and hyphens between them");
        } else if (name.isBlank() || name.length() > LONGEST_NAME) {
            throw InvalidRequest.of("--name", "size", "must have 1 to " + LONGEST_NAME + " characters");
        }
    }
}
