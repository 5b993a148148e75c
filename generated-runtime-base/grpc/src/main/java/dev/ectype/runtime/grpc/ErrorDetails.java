package dev.ectype.runtime.grpc;

import com.google.protobuf.ByteString;
import java.nio.charset.StandardCharsets;

/**
 * Encodes a failure as a {@code google.rpc.Status} with a {@code google.rpc.ErrorInfo}
 * (<a href="https://google.aip.dev/193">AIP-193</a>). No descriptor of these messages is needed.
 */
final class ErrorDetails {
    static final String INFO = "type.googleapis.com/google.rpc.ErrorInfo";
    static final String DOMAIN = "emulator";

    private ErrorDetails() {}

    static byte[] of(GrpcFailure failure) {
        byte[] info = RawMessages.message(out -> {
            out.writeString(1, failure.reason());
            out.writeString(2, DOMAIN);
        });
        byte[] any = RawMessages.message(out -> {
            out.writeString(1, INFO);
            out.writeBytes(2, ByteString.copyFrom(info));
        });
        return RawMessages.message(out -> {
            out.writeInt32(1, failure.code().ordinal());
            out.writeByteArray(2, failure.message().getBytes(StandardCharsets.UTF_8));
            out.writeByteArray(3, any);
        });
    }
}
