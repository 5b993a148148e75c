package dev.ectype.controlplane.platform.job;

import java.time.Duration;

/** Work that one node does again and again for all. It may be ended at any point, and must then be right when it is done again. */
public interface Job {
    String name();

    /** How long to wait between two runs. */
    Duration every();

    void run();
}
