package dev.ectype.controlplane.platform.job;

import java.time.Duration;

/** Declares periodic work that one node does for all nodes. It may be interrupted at any point and must be repeatable. */
public interface Job {
    String name();

    /** Returns the time between two runs. */
    Duration every();

    void run();
}
