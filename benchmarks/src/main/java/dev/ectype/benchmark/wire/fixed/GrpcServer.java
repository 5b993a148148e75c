package dev.ectype.benchmark.wire.fixed;

import io.grpc.Server;
import io.grpc.ServerServiceDefinition;
import io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.ServerCalls;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * Runs the server of grpc-java on one event loop without other threads. Its only method reads the bytes of the request and
 * returns precomputed bytes.
 */
public final class GrpcServer {
    /** The full name of the method {@code GetPet}. */
    public static final String METHOD = "pets.v1.Pets/GetPet";

    private GrpcServer() {}

    /** Serves on a free port of the loopback address until the process ends. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        byte[] pet = pet();
        SingleEventLoop loop = SingleEventLoop.single();
        Server server = NettyServerBuilder.forPort(0)
                .bossEventLoopGroup(loop.group())
                .workerEventLoopGroup(loop.group())
                .channelType(loop.acceptor())
                .directExecutor()
                .addService(ServerServiceDefinition.builder("pets.v1.Pets")
                        .addMethod(ByteMarshaller.method(METHOD), ServerCalls.asyncUnaryCall((request, reply) -> {
                            reply.onNext(pet);
                            reply.onCompleted();
                        }))
                        .build())
                .build()
                .start();
        SingleEventLoop.ready("http", server.getPort());
        server.awaitTermination();
    }

    /** A pet of five fields: {@code id}, {@code name}, {@code species}, {@code age} and {@code vaccinated}. */
    private static byte[] pet() {
        HexFormat hex = HexFormat.of();
        String id = hex.formatHex("pet_7".getBytes(StandardCharsets.US_ASCII));
        String name = hex.formatHex("Momo the 7th".getBytes(StandardCharsets.US_ASCII));
        return hex.parseHex("0a05" + id + "120c" + name + "1803" + "2007" + "2801");
    }
}
