package dev.ectype.controlplane.event;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Which events are asked for; what is left out does not matter. */
record EventFilter(
        @Nullable String kind,
        @Nullable String target,
        @Nullable String actor,
        @Nullable Instant since,
        @Nullable Instant until) {}
