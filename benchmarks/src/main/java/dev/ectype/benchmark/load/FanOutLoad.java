package dev.ectype.benchmark.load;

import dev.ectype.benchmark.measure.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Sends messages on one WebSocket, each after all others have received the one before. */
public final class FanOutLoad implements LoadGenerator {
    private final Path folder;

    /** @param folder the folder for the file of the message */
    public FanOutLoad(Path folder) {
        this.folder = folder;
    }

    @Override
    public String name() {
        return "a Netty client of WebSockets, one publisher";
    }

    /** Sends the first of the messages again and again. */
    @Override
    public LoadResult run(List<byte[]> messages, Target target) throws IOException {
        Path file = folder.resolve("message.json");
        Files.write(file, messages.get(0));
        return ClientProcess.run(Commands.java(
                FanOutProgram.class,
                List.of(
                        Integer.toString(target.port()),
                        Integer.toString(target.connections()),
                        Long.toString(target.duration().toMillis()),
                        file.toString())));
    }
}
