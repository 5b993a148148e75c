package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.HeaderField;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/** Holds the trailers with the status of a call. */
record CallStatus(List<HeaderField> fields) {
    static final CallStatus OK = new CallStatus(List.of(HeaderField.of("grpc-status", "0")));

    CallStatus {
        fields = List.copyOf(fields);
    }

    static CallStatus of(GrpcFailure failure) {
        return new CallStatus(List.of(
                HeaderField.of("grpc-status", Integer.toString(failure.code().ordinal())),
                HeaderField.of("grpc-message", escaped(failure.message())),
                HeaderField.of(
                        "grpc-status-details-bin",
                        Base64.getEncoder().withoutPadding().encodeToString(ErrorDetails.of(failure)))));
    }

    /** Percent-encodes all bytes except printable ASCII. */
    private static String escaped(String message) {
        StringBuilder escaped = new StringBuilder(message.length());
        for (byte each : message.getBytes(StandardCharsets.UTF_8)) {
            if (each >= ' ' && each < 0x7f && each != '%') {
                escaped.append((char) each);
            } else {
                escaped.append(String.format(Locale.ROOT, "%%%02X", each & 0xFF));
            }
        }
        return escaped.toString();
    }

    /** Formats the trailers as the lines of a gRPC-Web trailer frame. */
    byte[] lines() {
        StringBuilder lines = new StringBuilder();
        fields.forEach(field ->
                lines.append(field.name()).append(": ").append(field.value()).append("\r\n"));
        return lines.toString().getBytes(StandardCharsets.US_ASCII);
    }
}
