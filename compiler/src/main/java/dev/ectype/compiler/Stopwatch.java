package dev.ectype.compiler;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Measures consecutive stages. */
public final class Stopwatch {
    private final List<StageTime> stages = new ArrayList<>();
    private final Consumer<String> observer;
    private long began = System.nanoTime();

    public Stopwatch() {
        this(stage -> {});
    }

    /** Creates a stopwatch that calls the observer with the name of each stage that begins. */
    public Stopwatch(Consumer<String> observer) {
        this.observer = observer;
    }

    /** Announces the stage that begins now. */
    public void begin(String stage) {
        observer.accept(stage);
    }

    /** Ends a stage, which began when the previous one ended. */
    public void lap(String stage) {
        long now = System.nanoTime();
        stages.add(new StageTime(stage, Duration.ofNanos(now - began)));
        began = now;
    }

    public List<StageTime> stages() {
        return List.copyOf(stages);
    }
}
