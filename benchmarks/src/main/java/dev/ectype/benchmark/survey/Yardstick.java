package dev.ectype.benchmark.survey;

import com.sun.source.util.JavacTask;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.Medians;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Measures constant work that does not depend on Ectype: a JVM starts and analyzes some sources. */
final class Yardstick {
    private static final int SOURCES = 300;

    private final List<Double> seconds = new ArrayList<>();
    private final List<Double> processorSeconds = new ArrayList<>();

    /** Measures the work once more, in a process of its own. */
    void take() throws IOException {
        long began = System.nanoTime();
        Process process = new ProcessBuilder(Commands.java(Yardstick.class, List.of()))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        seconds.add((System.nanoTime() - began) / 1e9);
        if (!output.matches("[0-9.]+")) {
            throw new IOException("the yardstick needs a JDK, and this Java has no compiler");
        }
        processorSeconds.add(Double.valueOf(output));
    }

    /** The costs of the work, which are only times. */
    StartCosts costs() {
        double clock = Medians.of(seconds);
        double processor = Medians.of(processorSeconds);
        return new StartCosts(List.of(clock, clock, processor, processor, 0.0, 0.0));
    }

    public static void main(String[] arguments) throws IOException {
        List<Source> sources = new ArrayList<>();
        for (int number = 0; number < SOURCES; number++) {
            sources.add(new Source(number));
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        // The sources are only analyzed, because compilation would write files and disks differ.
        ((JavacTask) compiler.getTask(new StringWriter(), null, null, List.of("-proc:none"), null, sources)).analyze();
        long nanos =
                ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos();
        new PrintStream(System.out, true, StandardCharsets.UTF_8)
                .println(String.format(Locale.ROOT, "%.3f", nanos / 1e9));
    }

    /** A small class that uses the previous class. */
    private static final class Source extends SimpleJavaFileObject {
        private final int number;

        Source(int number) {
            super(URI.create("string:///Work" + number + ".java"), JavaFileObject.Kind.SOURCE);
            this.number = number;
        }

        @Override
        public CharSequence getCharContent(boolean ignoringErrors) {
            String used = "Work" + Math.max(0, number - 1);
            return "record Work" + number + "(String name, java.util.List<" + used + "> parts) {\n"
                    + "  long total() { return parts.stream().mapToLong(" + used + "::hashCode).sum(); }\n}\n";
        }
    }
}
