package dev.ectype.compiler;

import java.time.Duration;

/** How long one stage took. */
public record StageTime(String stage, Duration duration) {}
