package dev.ectype.controlplane.usage;

import java.time.LocalDate;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Which usage is asked for; what is left out does not matter. */
record UsageFilter(
        @Nullable LocalDate since,
        @Nullable LocalDate until,
        @Nullable UUID project,
        @Nullable UUID key) {}
