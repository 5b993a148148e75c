package dev.ectype.benchmark.wire.fixed;

import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Passes messages through as bytes. */
public final class ByteMarshaller implements MethodDescriptor.Marshaller<byte[]> {
    private ByteMarshaller() {}

    /** Describes a unary method, such as {@code pets.v1.Pets/GetPet}. */
    public static MethodDescriptor<byte[], byte[]> method(String name) {
        ByteMarshaller bytes = new ByteMarshaller();
        return MethodDescriptor.<byte[], byte[]>newBuilder(bytes, bytes)
                .setFullMethodName(name)
                .setType(MethodType.UNARY)
                .build();
    }

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
