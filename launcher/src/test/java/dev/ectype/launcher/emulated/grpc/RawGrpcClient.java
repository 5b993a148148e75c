package dev.ectype.launcher.emulated.grpc;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.WireFormat;
import io.grpc.CallOptions;
import io.grpc.ClientCall;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.MetadataUtils;
import io.grpc.stub.StreamObserver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Calls methods with grpc-java and reads and writes messages field by field without a description. */
final class RawGrpcClient implements AutoCloseable {
    private final ManagedChannel channel;
    private final String service;

    RawGrpcClient(int port, String service) {
        this.channel = NettyChannelBuilder.forAddress("127.0.0.1", port)
                .usePlaintext()
                .maxInboundMessageSize(64 << 20)
                .build();
        this.service = service;
    }

    ManagedChannel channel() {
        return channel;
    }

    /** Writes the fields of a message. */
    interface Fields {
        void write(CodedOutputStream out) throws IOException;
    }

    static byte[] message(Fields fields) {
        ByteString.Output bytes = ByteString.newOutput();
        try {
            CodedOutputStream out = CodedOutputStream.newInstance(bytes);
            fields.write(out);
            out.flush();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteString().toByteArray();
    }

    /** Reads a message to lists of longs and {@link ByteString}s by field number. */
    static Map<Integer, List<Object>> read(byte[] message) {
        Map<Integer, List<Object>> fields = new LinkedHashMap<>();
        try {
            CodedInputStream in = CodedInputStream.newInstance(message);
            for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
                Object value = switch (WireFormat.getTagWireType(tag)) {
                    case WireFormat.WIRETYPE_VARINT -> in.readInt64();
                    case WireFormat.WIRETYPE_FIXED64 -> in.readFixed64();
                    default -> in.readBytes();
                };
                fields.computeIfAbsent(WireFormat.getTagFieldNumber(tag), absent -> new ArrayList<>())
                        .add(value);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return fields;
    }

    /** The text in a field, or the empty text. */
    static String text(byte[] message, int field) {
        List<Object> values = read(message).get(field);
        return values == null ? "" : ((ByteString) values.get(0)).toStringUtf8();
    }

    MethodDescriptor<byte[], byte[]> method(String name, MethodType type) {
        String full = name.contains("/") ? name : service + "/" + name;
        return MethodDescriptor.<byte[], byte[]>newBuilder(new Bytes(), new Bytes())
                .setFullMethodName(full)
                .setType(type)
                .build();
    }

    byte[] call(String name, byte[] message) {
        return call(name, message, CallOptions.DEFAULT);
    }

    byte[] call(String name, byte[] message, CallOptions options) {
        return ClientCalls.blockingUnaryCall(channel, method(name, MethodType.UNARY), options, message);
    }

    byte[] callIn(String sandbox, String name, byte[] message) {
        Metadata metadata = new Metadata();
        metadata.put(Metadata.Key.of("x-service-sandbox", Metadata.ASCII_STRING_MARSHALLER), sandbox);
        return ClientCalls.blockingUnaryCall(
                io.grpc.ClientInterceptors.intercept(channel, MetadataUtils.newAttachHeadersInterceptor(metadata)),
                method(name, MethodType.UNARY),
                CallOptions.DEFAULT,
                message);
    }

    Iterator<byte[]> stream(String name, byte[] message) {
        return ClientCalls.blockingServerStreamingCall(
                channel, method(name, MethodType.SERVER_STREAMING), CallOptions.DEFAULT, message);
    }

    StreamObserver<byte[]> talk(String name, MethodType type, StreamObserver<byte[]> observer) {
        ClientCall<byte[], byte[]> call = channel.newCall(method(name, type), CallOptions.DEFAULT);
        return type == MethodType.BIDI_STREAMING
                ? ClientCalls.asyncBidiStreamingCall(call, observer)
                : ClientCalls.asyncClientStreamingCall(call, observer);
    }

    @Override
    public void close() {
        channel.shutdownNow();
        try {
            channel.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private static final class Bytes implements MethodDescriptor.Marshaller<byte[]> {
        @Override
        public InputStream stream(byte[] message) {
            return new ByteArrayInputStream(message);
        }

        @Override
        public byte[] parse(InputStream stream) {
            try {
                return stream.readAllBytes();
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }
}
