package dev.ectype.benchmark.state;

import dev.ectype.benchmark.measure.Commands;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The measurements of a state engine in another process, by name. */
record EngineMeasurements(Map<String, Double> values) {
    private static final String MARK = "fact ";

    /** The output line for one measurement. */
    static String line(String name, double value) {
        return MARK + name + " " + value;
    }

    /** Runs a measurement in a process with the given heap. */
    static EngineMeasurements of(String question, long heapMegabytes, List<String> arguments) throws IOException {
        List<String> all = new ArrayList<>(List.of(question));
        all.addAll(arguments);
        List<String> command = new ArrayList<>(Commands.java(EngineMeasurementProgram.class, all));
        command.add(1, "-Xmx" + heapMegabytes + "m");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Map<String, Double> values = new LinkedHashMap<>();
        printed.lines()
                .filter(line -> line.startsWith(MARK))
                .map(line -> line.split(" "))
                .forEach(words -> values.put(words[1], Double.parseDouble(words[2])));
        if (values.isEmpty() || printed.contains("Exception")) {
            throw new IOException(question + " with " + heapMegabytes + " MB of heap said: " + printed);
        }
        return new EngineMeasurements(values);
    }

    double get(String name) {
        Double value = values.get(name);
        if (value == null) {
            throw new IllegalStateException("the other process did not say " + name + ", only " + values.keySet());
        }
        return value;
    }
}
