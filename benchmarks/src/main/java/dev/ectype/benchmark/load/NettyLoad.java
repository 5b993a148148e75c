package dev.ectype.benchmark.load;

import dev.ectype.benchmark.measure.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Generates HTTP load with Netty on machines without wrk. */
final class NettyLoad implements LoadGenerator {
    private final Path folder;

    NettyLoad(Path folder) {
        this.folder = folder;
    }

    @Override
    public String name() {
        return "a Netty client";
    }

    @Override
    public LoadResult run(List<byte[]> requests, Target target) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
                Integer.toString(target.port()),
                Integer.toString(target.connections()),
                Long.toString(target.duration().toMillis())));
        for (byte[] request : requests) {
            Path file = folder.resolve("request-" + arguments.size() + ".http");
            Files.write(file, request);
            arguments.add(file.toString());
        }
        return ClientProcess.run(Commands.java(NettyLoadProgram.class, arguments));
    }
}
