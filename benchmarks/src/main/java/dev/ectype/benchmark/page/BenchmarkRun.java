package dev.ectype.benchmark.page;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;

/**
 * A benchmark that ran.
 *
 * @param command the command that repeats it
 * @param code the exit code: 0 if all bars are held, 1 if one is missed, and other ones for a failure
 */
record BenchmarkRun(ReportedBenchmark benchmark, String command, int code) {
    /** The run in a JSON line. */
    static BenchmarkRun of(Document line) {
        return new BenchmarkRun(
                ReportedBenchmark.named(text(line, "benchmark")).get(0),
                text(line, "command"),
                Integer.parseInt(text(line, "code")));
    }

    private static String text(Document line, String name) {
        Document member = line.member(name);
        if (member == null) {
            throw new IllegalArgumentException("no " + name + " in " + line);
        }
        return member.text();
    }

    boolean isFailed() {
        return code > 1;
    }

    void writeTo(JsonWriter line) {
        line.name("benchmark").value(benchmark.title());
        line.name("command").value(command);
        line.name("code").value(code);
    }
}
