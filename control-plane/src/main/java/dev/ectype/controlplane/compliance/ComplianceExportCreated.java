package dev.ectype.controlplane.compliance;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that a caller exported the events of an organization. */
record ComplianceExportCreated(ComplianceExport after) implements Change {
    @Override
    public String kind() {
        return "compliance_export.created";
    }

    @Override
    public String target() {
        return after.id();
    }

    @Override
    public @Nullable Object before() {
        return null;
    }
}
