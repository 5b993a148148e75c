package dev.ectype.compiler;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Measures stages that follow each other. */
public final class Stopwatch {
    private final List<StageTime> stages = new ArrayList<>();
    private long began = System.nanoTime();

    /** Ends a stage, which began when the last one ended. */
    public void lap(String stage) {
        long now = System.nanoTime();
        stages.add(new StageTime(stage, Duration.ofNanos(now - began)));
        began = now;
    }

    public List<StageTime> stages() {
        return List.copyOf(stages);
    }
}
