package dev.ectype.controlplane.platform;

import java.util.Locale;

/** A part of the service that not every organization has. */
public enum Feature {
    SHARED_SNAPSHOTS(Plan.TEAM),
    SSO(Plan.ENTERPRISE),
    SCIM(Plan.ENTERPRISE),
    COMPLIANCE_EXPORT(Plan.ENTERPRISE);

    private final Plan plan;

    Feature(Plan plan) {
        this.plan = plan;
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
