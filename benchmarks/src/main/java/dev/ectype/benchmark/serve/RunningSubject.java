package dev.ectype.benchmark.serve;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.load.LoadResult;
import dev.ectype.benchmark.measure.ServerProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A running server with its pets. */
record RunningSubject(Subject subject, ServerProcess server, List<Long> ids) implements AutoCloseable {
    RunningSubject {
        ids = List.copyOf(ids);
    }

    static RunningSubject start(Subject subject, Path folder) throws IOException {
        ServerProcess server = subject.start(folder);
        try {
            return new RunningSubject(subject, server, Pets.createAt(server.port()));
        } catch (IOException failure) {
            server.close();
            throw failure;
        }
    }

    ServeMeasurement measure(RequestMix work, int round, LoadGenerator load, LoadGenerator.Target target)
            throws IOException {
        Duration before = server.processorTime();
        LoadResult outcome = load.run(work.requests(ids), target);
        Duration used = server.processorTime().minus(before);
        if (outcome.failures() != (work.isError() ? outcome.replies() : 0)) {
            throw new IOException(subject.title() + " answered " + outcome.failures() + " of " + outcome.replies()
                    + " requests of " + work.title() + " with an error");
        }
        return new ServeMeasurement(subject, work, round, outcome, used, server.residentKilobytes());
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
