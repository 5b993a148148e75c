package dev.ectype.benchmark.survey;

import java.lang.management.ManagementFactory;

/** On what a survey was made: costs of one machine say little about those of another. */
final class MachineDescription {
    private MachineDescription() {}

    static String words() {
        long bytes =
                ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                        ? system.getTotalMemorySize()
                        : 0;
        return System.getProperty("os.name") + " " + System.getProperty("os.arch") + ", "
                + Runtime.getRuntime().availableProcessors() + " processors, " + (bytes + (1L << 29) >> 30)
                + " GB, Java "
                + System.getProperty("java.version");
    }
}
