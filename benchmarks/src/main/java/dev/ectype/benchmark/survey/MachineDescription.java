package dev.ectype.benchmark.survey;

import java.lang.management.ManagementFactory;

/** Describes the machine of a survey, since costs of different machines are not comparable. */
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
