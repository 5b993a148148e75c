package dev.ectype.benchmark.load;

import dev.ectype.benchmark.measure.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Sends requests over HTTP/2 with prior knowledge, with several pending on each connection as usual for its clients. */
public final class Http2Load implements LoadGenerator {
    /** The number of pending requests on one connection. */
    static final int PENDING = 8;

    private final Path folder;

    /**
     * Creates a generator.
     *
     * @param folder the folder for the files of the requests
     */
    public Http2Load(Path folder) {
        this.folder = folder;
    }

    @Override
    public String name() {
        return "a client of HTTP/2 with Netty's header codec, " + PENDING + " requests on each connection";
    }

    /** Sends {@link Http2LoadRequest requests} in turn; the connections of the target are pending requests. */
    @Override
    public LoadResult run(List<byte[]> requests, Target target) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
                Integer.toString(target.port()),
                Integer.toString(Math.max(1, target.connections() / PENDING)),
                Long.toString(target.duration().toMillis())));
        for (byte[] request : requests) {
            Path file = folder.resolve("request-" + arguments.size() + ".http2");
            Files.write(file, request);
            arguments.add(file.toString());
        }
        return ClientProcess.run(Commands.java(Http2LoadProgram.class, arguments));
    }
}
