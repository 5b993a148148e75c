package dev.ectype.benchmark.load;

import dev.ectype.benchmark.measure.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Publishes the same message again and again, each time after the last one has arrived. */
public final class MessageLoad implements LoadGenerator {
    private final Path folder;
    private final Class<?> program;
    private final String name;

    private MessageLoad(Path folder, Class<?> program, String name) {
        this.folder = folder;
        this.program = program;
        this.name = name;
    }

    /**
     * Creates a generator that sends on one WebSocket, each message after all others have received the one before.
     *
     * @param folder the folder for the file of the message
     */
    public static MessageLoad fanOut(Path folder) {
        return new MessageLoad(folder, FanOutProgram.class, "a Netty client of WebSockets, one publisher");
    }

    /**
     * Creates a generator that publishes over many connections of MQTT, each message after the acknowledgement of the one before.
     *
     * @param folder the folder for the file of the message
     */
    public static MessageLoad mqtt(Path folder) {
        return new MessageLoad(folder, MqttProgram.class, "a Netty client of MQTT 3.1.1, quality of service 1");
    }

    @Override
    public String name() {
        return name;
    }

    /** Sends the first of the messages again and again. */
    @Override
    public LoadResult run(List<byte[]> messages, Target target) throws IOException {
        Path file = folder.resolve("message.json");
        Files.write(file, messages.get(0));
        return ClientProcess.run(Commands.java(
                program,
                List.of(
                        Integer.toString(target.port()),
                        Integer.toString(target.connections()),
                        Long.toString(target.duration().toMillis()),
                        file.toString())));
    }
}
