package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.platform.event.Change;

/** Records that an organization was suspended or resumed. */
record SuspensionChanged(String kind, String target, OrganizationStatus before, OrganizationStatus after)
        implements Change {
    static SuspensionChanged of(OrganizationStatus before, OrganizationStatus after) {
        String verb = after.suspendedAt() == null ? "resumed" : "suspended";
        return new SuspensionChanged("organization." + verb, after.id(), before, after);
    }
}
