package dev.ectype.controlplane.compliance;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** An export that somebody asked for. */
record ComplianceExport(
        String id, @Nullable Instant since, @Nullable Instant until, Instant createdAt) {}
