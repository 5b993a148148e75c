package dev.ectype.controlplane.usage;

import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds the query parameters of a usage request. */
public record UsageQuery(
        @Nullable LocalDate since,
        @Nullable LocalDate until,
        @Nullable String project,
        @Nullable String key,
        @Nullable List<String> groupBy) {}
