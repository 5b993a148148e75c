package dev.ectype.benchmark.wire;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.load.MessageLoad;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.wire.fixed.FanOutServer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Sends each message of one client to all others over WebSockets; the reference server relays the bytes with Netty. */
final class FanOutWire implements WireProtocol {
    static final String READING =
            "{\"sensor\":\"north-7\",\"celsius\":-3.5,\"takenAt\":\"2025-03-01T12:00:00Z\",\"valid\":true}";

    @Override
    public String name() {
        return "websocket";
    }

    @Override
    public String work() {
        return "delivery";
    }

    @Override
    public double share() {
        return 0.6;
    }

    @Override
    public int connections() {
        return 1_000;
    }

    @Override
    public String description() {
        return "readings.yaml";
    }

    @Override
    public List<String> reference(Path description) {
        return Commands.java(FanOutServer.class, List.of());
    }

    @Override
    public List<byte[]> requests(int port) {
        return List.of(READING.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public LoadGenerator load(Path folder) {
        return MessageLoad.fanOut(folder);
    }
}
