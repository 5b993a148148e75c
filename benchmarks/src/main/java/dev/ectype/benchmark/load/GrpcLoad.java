package dev.ectype.benchmark.load;

import dev.ectype.benchmark.measure.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Sends messages to one gRPC method, with several pending calls on each connection as usual for gRPC clients. */
public final class GrpcLoad implements LoadGenerator {
    /** The number of pending calls on one connection. */
    static final int CALLS = 8;

    private final Path folder;
    private final String path;

    /**
     * Creates a generator.
     *
     * @param folder the folder for the files of the messages
     * @param path the path of the method, such as {@code /pets.v1.Pets/GetPet}
     */
    public GrpcLoad(Path folder, String path) {
        this.folder = folder;
        this.path = path;
    }

    @Override
    public String name() {
        return "a Netty client of HTTP/2, " + CALLS + " calls on each connection";
    }

    /** Sends the messages in turn; the connections of the target are pending calls. */
    @Override
    public LoadResult run(List<byte[]> messages, Target target) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
                Integer.toString(target.port()),
                Integer.toString(Math.max(1, target.connections() / CALLS)),
                Long.toString(target.duration().toMillis()),
                path));
        for (byte[] message : messages) {
            Path file = folder.resolve("message-" + arguments.size() + ".bin");
            Files.write(file, message);
            arguments.add(file.toString());
        }
        return ClientProcess.run(Commands.java(GrpcLoadProgram.class, arguments));
    }
}
