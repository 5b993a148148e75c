package dev.ectype.benchmark.load;

import dev.ectype.benchmark.measure.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A client of gRPC that sends messages to one method; as such clients do, it has several calls under way on each connection. */
public final class GrpcLoad implements LoadGenerator {
    /** How many calls are under way on one connection. */
    static final int CALLS = 8;

    private final Path folder;
    private final String path;

    /**
     * Makes one.
     *
     * @param folder takes the messages
     * @param path of the method, such as {@code /pets.v1.Pets/GetPet}
     */
    public GrpcLoad(Path folder, String path) {
        this.folder = folder;
        this.path = path;
    }

    @Override
    public String name() {
        return "a Netty client of HTTP/2, " + CALLS + " calls on each connection";
    }

    /** Sends the messages in turn; the connections of the target are calls that are under way. */
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
