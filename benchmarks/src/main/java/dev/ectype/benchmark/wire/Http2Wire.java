package dev.ectype.benchmark.wire;

import dev.ectype.benchmark.load.Http2Load;
import dev.ectype.benchmark.load.Http2LoadRequest;
import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.serve.Pets;
import dev.ectype.benchmark.wire.fixed.Http2Server;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a pet by {@code id} over HTTP/2 with prior knowledge; the reference server uses Netty. */
final class Http2Wire implements WireProtocol {
    @Override
    public String name() {
        return "http2";
    }

    @Override
    public double share() {
        return 0.9;
    }

    @Override
    public String description() {
        return "pets.yaml";
    }

    @Override
    public List<String> reference(Path description) {
        return Commands.java(Http2Server.class, List.of());
    }

    @Override
    public List<byte[]> requests(int port) throws IOException {
        List<byte[]> requests = new ArrayList<>();
        for (long id : Pets.createAt(port)) {
            requests.add(reading(id));
        }
        return requests;
    }

    static byte[] reading(long id) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put(":method", "GET");
        fields.put(":scheme", "http");
        fields.put(":path", "/pets/" + id);
        fields.put(":authority", "127.0.0.1");
        fields.put("accept", "application/json");
        fields.put("user-agent", "ectype-benchmark");
        return Http2LoadRequest.bytes(fields, new byte[0]);
    }

    @Override
    public LoadGenerator load(Path folder) {
        return new Http2Load(folder);
    }
}
