package dev.ectype.compiler;

import java.time.Duration;

/** Holds the duration of one stage. */
public record StageTime(String stage, Duration duration) {}
