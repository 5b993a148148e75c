package dev.ectype.controlplane.platform;

import java.util.Locale;

/** Lists the features that depend on the plan of an organization. */
public enum Feature {
    SHARED_SNAPSHOTS(Plan.TEAM),
    SSO(Plan.ENTERPRISE, false),
    SCIM(Plan.ENTERPRISE),
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

    /** Returns whether this version implements the feature completely. Sign-in has only its providers so far. */
    public boolean isComplete() {
        return complete;
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
