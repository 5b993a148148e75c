package dev.ectype.controlplane.compliance;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents a requested export in the event log. */
record ComplianceExport(
        String id, @Nullable Instant since, @Nullable Instant until, Instant createdAt) {}
