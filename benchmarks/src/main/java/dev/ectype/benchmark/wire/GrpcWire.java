package dev.ectype.benchmark.wire;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import dev.ectype.benchmark.load.Http2Load;
import dev.ectype.benchmark.load.Http2LoadRequest;
import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.wire.fixed.ByteMarshaller;
import dev.ectype.benchmark.wire.fixed.GrpcServer;
import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.stub.ClientCalls;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a pet with a unary call; the reference server uses grpc-java. */
final class GrpcWire implements WireProtocol {
    private static final String CREATE = "pets.v1.Pets/CreatePet";
    private static final int PARROT = 3;
    private static final int HEAD = 5;

    @Override
    public String name() {
        return "grpc";
    }

    @Override
    public String description() {
        return "pets.proto";
    }

    @Override
    public List<String> reference(Path description) {
        return Commands.java(GrpcServer.class, List.of());
    }

    @Override
    public List<byte[]> requests(int port) throws IOException {
        ManagedChannel channel =
                NettyChannelBuilder.forAddress("127.0.0.1", port).usePlaintext().build();
        try {
            List<byte[]> requests = new ArrayList<>();
            for (int number = 0; number < PETS; number++) {
                byte[] made = ClientCalls.blockingUnaryCall(
                        channel, ByteMarshaller.method(CREATE), CallOptions.DEFAULT, creation(number));
                requests.add(request(GrpcServer.METHOD, reading(made)));
            }
            return requests;
        } finally {
            channel.shutdownNow();
        }
    }

    private static byte[] creation(int number) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CodedOutputStream out = CodedOutputStream.newInstance(bytes);
        out.writeString(1, "Momo the " + number + "th");
        out.writeEnum(2, PARROT);
        out.writeInt32(3, 1 + number % 9);
        out.writeBool(4, true);
        out.flush();
        return bytes.toByteArray();
    }

    /** The request for a pet; the {@code id} is the first field of the request and of the pet. */
    private static byte[] reading(byte[] pet) throws IOException {
        CodedInputStream in = CodedInputStream.newInstance(pet);
        in.readTag();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CodedOutputStream out = CodedOutputStream.newInstance(bytes);
        out.writeString(1, in.readString());
        out.flush();
        return bytes.toByteArray();
    }

    /** The request of a unary call: a head with the fields of usual clients, and a frame with the message. */
    static byte[] request(String method, byte[] message) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put(":method", "POST");
        fields.put(":scheme", "http");
        fields.put(":path", "/" + method);
        fields.put(":authority", "127.0.0.1");
        fields.put("te", "trailers");
        fields.put("content-type", "application/grpc");
        fields.put("user-agent", "ectype-benchmark");
        return Http2LoadRequest.bytes(
                fields,
                ByteBuffer.allocate(HEAD + message.length)
                        .put((byte) 0)
                        .putInt(message.length)
                        .put(message)
                        .array());
    }

    @Override
    public LoadGenerator load(Path folder) {
        return new Http2Load(folder);
    }
}
