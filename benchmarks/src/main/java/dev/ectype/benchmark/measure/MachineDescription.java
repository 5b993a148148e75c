package dev.ectype.benchmark.measure;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Describes the machine of a measurement, since costs of different machines are not comparable. */
public final class MachineDescription {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    private MachineDescription() {}

    /** The system, the size of the machine and the version of Java. */
    public static String words() {
        return System.getProperty("os.name") + " " + System.getProperty("os.arch") + ", "
                + Runtime.getRuntime().availableProcessors() + " processors, " + gigabytes() + " GB, Java "
                + System.getProperty("java.version");
    }

    /** The memory of the machine, rounded. */
    public static long gigabytes() {
        long bytes =
                ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                        ? system.getTotalMemorySize()
                        : 0;
        return bytes + (1L << 29) >> 30;
    }

    /** The number of processors and their model; if the system does not tell it, their architecture. */
    public static String processor() throws IOException {
        String model = System.getProperty("os.arch");
        if (Files.isReadable(PROCESSORS)) {
            try (Stream<String> lines = Files.lines(PROCESSORS)) {
                model = lines.filter(line -> line.startsWith("model name"))
                        .map(line -> line.substring(line.indexOf(':') + 1).strip())
                        .findFirst()
                        .orElse(model);
            }
        }
        return Runtime.getRuntime().availableProcessors() + " × " + model;
    }
}
