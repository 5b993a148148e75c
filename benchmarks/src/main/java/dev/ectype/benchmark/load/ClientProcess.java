package dev.ectype.benchmark.load;

import dev.ectype.benchmark.measure.Commands;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Runs a client in a process of its own, on other processors than the servers. */
final class ClientProcess {
    private static final int PROCESSOR = 1;

    private ClientProcess() {}

    static LoadResult run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(Commands.on(PROCESSOR, command))
                .redirectErrorStream(true)
                .start();
        try {
            return LoadResult.in(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        } finally {
            process.destroy();
        }
    }
}
