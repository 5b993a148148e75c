package dev.ectype.controlplane.usage;

import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a client asks of usage, as it says it. */
record UsageQuery(
        @Nullable LocalDate since,
        @Nullable LocalDate until,
        @Nullable String project,
        @Nullable String key,
        @Nullable List<String> groupBy) {}
