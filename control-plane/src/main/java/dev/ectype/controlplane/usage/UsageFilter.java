package dev.ectype.controlplane.usage;

import java.time.LocalDate;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Selects usage; an absent criterion matches all. */
record UsageFilter(
        @Nullable LocalDate since,
        @Nullable LocalDate until,
        @Nullable UUID project,
        @Nullable UUID key) {}
