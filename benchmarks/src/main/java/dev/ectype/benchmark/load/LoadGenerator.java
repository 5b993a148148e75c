package dev.ectype.benchmark.load;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A client that asks the same requests in turn over many connections, each waiting for its reply. */
public interface LoadGenerator {
    /** Its name, for the reader of the numbers. */
    String name();

    /** Asks a server on the loopback address for about this long. */
    LoadResult run(List<byte[]> requests, Target target) throws IOException;

    /** Whom to ask, over how many connections and for how long. */
    record Target(int port, int connections, Duration duration) {}

    /** wrk where it is installed, else a client of our own; folder takes its scripts. */
    static LoadGenerator best(Path folder) {
        return WrkLoad.installed(folder).orElseGet(() -> new NettyLoad(folder));
    }
}
