package dev.ectype.benchmark.load;

import dev.ectype.benchmark.measure.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Publishes messages over many connections of MQTT, each after the acknowledgement of the one before. */
public final class MqttLoad implements LoadGenerator {
    private final Path folder;

    /** @param folder the folder for the file of the message */
    public MqttLoad(Path folder) {
        this.folder = folder;
    }

    @Override
    public String name() {
        return "a Netty client of MQTT 3.1.1, quality of service 1";
    }

    /** Sends the first of the messages again and again. */
    @Override
    public LoadResult run(List<byte[]> messages, Target target) throws IOException {
        Path file = folder.resolve("message.json");
        Files.write(file, messages.get(0));
        return ClientProcess.run(Commands.java(
                MqttProgram.class,
                List.of(
                        Integer.toString(target.port()),
                        Integer.toString(target.connections()),
                        Long.toString(target.duration().toMillis()),
                        file.toString())));
    }
}
