package dev.ectype.controlplane.platform;

import java.util.Locale;

/** Lists the features that depend on the plan of an organization. */
public enum Feature {
    SHARED_SNAPSHOTS(Plan.TEAM),
    SSO(Plan.ENTERPRISE),
    SCIM(Plan.ENTERPRISE),
    COMPLIANCE_EXPORT(Plan.ENTERPRISE);

    private final Plan plan;

    Feature(Plan plan) {
        this.plan = plan;
    }

    /** Returns the smallest plan that includes the feature. */
    public Plan plan() {
        return plan;
    }

    /** Returns its name for clients and operators, such as {@code shared-snapshots}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
