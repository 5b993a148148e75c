package dev.ectype.controlplane.event;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Selects events of a list; an absent criterion matches all. */
public record EventFilter(
        @Nullable String kind,
        @Nullable String target,
        @Nullable String actor,
        @Nullable Instant since,
        @Nullable Instant until) {}
