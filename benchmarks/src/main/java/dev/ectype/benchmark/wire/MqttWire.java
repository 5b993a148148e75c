package dev.ectype.benchmark.wire;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.load.MessageLoad;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.wire.fixed.MqttServer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Publishes messages with the quality of service 1; the reference server acknowledges them with Netty's codec. */
final class MqttWire implements WireProtocol {
    @Override
    public String name() {
        return "mqtt";
    }

    @Override
    public String work() {
        return "publish";
    }

    @Override
    public double share() {
        return 0.5;
    }

    @Override
    public String ready() {
        return "ready mqtt://";
    }

    @Override
    public String description() {
        return "readings.yaml";
    }

    @Override
    public List<String> reference(Path description) {
        return Commands.java(MqttServer.class, List.of());
    }

    @Override
    public List<byte[]> requests(int port) {
        return List.of(FanOutWire.READING.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public LoadGenerator load(Path folder) {
        return MessageLoad.mqtt(folder);
    }
}
