package dev.ectype.benchmark.serve;

import dev.ectype.benchmark.load.Load;
import dev.ectype.benchmark.load.Outcome;
import dev.ectype.benchmark.measure.ServerProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A server that runs and has its pets. */
record Running(Subject subject, ServerProcess server, List<Long> ids) implements AutoCloseable {
    Running {
        ids = List.copyOf(ids);
    }

    static Running start(Subject subject, Path folder) throws IOException {
        ServerProcess server = subject.start(folder);
        try {
            return new Running(subject, server, Pets.createAt(server.port()));
        } catch (IOException failure) {
            server.close();
            throw failure;
        }
    }

    Reading measure(Work work, int round, Load load, Load.Target target) throws IOException {
        Duration before = server.processorTime();
        Outcome outcome = load.run(work.requests(ids), target);
        Duration used = server.processorTime().minus(before);
        if (outcome.failures() != (work.isError() ? outcome.replies() : 0)) {
            throw new IOException(subject.title() + " answered " + outcome.failures() + " of " + outcome.replies()
                    + " requests of " + work.title() + " with an error");
        }
        return new Reading(subject, work, round, outcome, used, server.residentKilobytes());
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
