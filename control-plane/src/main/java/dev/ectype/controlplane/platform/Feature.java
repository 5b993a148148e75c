package dev.ectype.controlplane.platform;

import java.util.Locale;

/** A part of the service that not every organization has. */
public enum Feature {
    SHARED_SNAPSHOTS(Plan.TEAM),
    SSO(Plan.ENTERPRISE, false),
    SCIM(Plan.ENTERPRISE, false),
    COMPLIANCE_EXPORT(Plan.ENTERPRISE);

    private final Plan plan;

    private final boolean complete;

    Feature(Plan plan) {
        this(plan, true);
    }

    Feature(Plan plan, boolean complete) {
        this.plan = plan;
        this.complete = complete;
    }

    /** Whether this version has all of it. Of sign-in it has the providers only, and nobody can sign in by them. */
    public boolean isComplete() {
        return complete;
    }

    /** The smallest plan that includes it. */
    public Plan plan() {
        return plan;
    }

    /** What clients and operators call it, {@code shared-snapshots}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
