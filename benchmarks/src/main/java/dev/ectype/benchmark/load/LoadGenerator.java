package dev.ectype.benchmark.load;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Sends the same requests in turn over many connections; each connection waits for its reply. */
public interface LoadGenerator {
    /** The name of the generator for reports. */
    String name();

    /** Sends requests to a server on the loopback address for about the duration of the target. */
    LoadResult run(List<byte[]> requests, Target target) throws IOException;

    /** The port of the server, the number of connections and the duration. */
    record Target(int port, int connections, Duration duration) {}

    /** Selects wrk if it is installed, else the Netty client; the folder receives the scripts. */
    static LoadGenerator best(Path folder) {
        return WrkLoad.installed(folder).orElseGet(() -> new NettyLoad(folder));
    }
}
