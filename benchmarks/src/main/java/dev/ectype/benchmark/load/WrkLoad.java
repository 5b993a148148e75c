package dev.ectype.benchmark.load;

import dev.ectype.benchmark.measure.Commands;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Generates HTTP load with one thread of wrk and a script of the requests. */
final class WrkLoad implements LoadGenerator {
    private static final String TURNS = """
            local turn = 0
            function request()
              turn = turn % #requests + 1
              return requests[turn]
            end
            function done(summary, latency)
              local errors = summary.errors
              print(string.format("outcome %d %d %d %d", summary.requests,
                errors.connect + errors.read + errors.write + errors.timeout + errors.status,
                latency:percentile(50), latency:percentile(99)))
            end
            """;

    private final Path program;
    private final Path script;

    private WrkLoad(Path program, Path folder) {
        this.program = program;
        this.script = folder.resolve("requests.lua");
    }

    static Optional<LoadGenerator> installed(Path folder) {
        return Commands.program("wrk").map(program -> new WrkLoad(program, folder));
    }

    @Override
    public String name() {
        return "wrk";
    }

    @Override
    public LoadResult run(List<byte[]> requests, Target target) throws IOException {
        String table =
                requests.stream().map(WrkLoad::literal).collect(Collectors.joining(",\n", "requests = {\n", "}\n"));
        Files.writeString(script, table + TURNS, StandardCharsets.US_ASCII);
        return ClientProcess.run(List.of(
                program.toString(),
                "--threads=1",
                "--connections=" + target.connections(),
                "--duration=" + target.duration().toSeconds() + "s",
                "--script=" + script,
                "http://127.0.0.1:" + target.port()));
    }

    /** Writes bytes as a Lua string with numeric escapes, which all versions of Lua support. */
    static String literal(byte[] bytes) {
        StringBuilder text = new StringBuilder("\"");
        for (byte each : bytes) {
            boolean plain = each >= ' ' && each < 0x7f && each != '"' && each != '\\';
            text.append(plain ? String.valueOf((char) each) : String.format(Locale.ROOT, "\\%03d", each & 0xff));
        }
        return text.append('"').toString();
    }
}
