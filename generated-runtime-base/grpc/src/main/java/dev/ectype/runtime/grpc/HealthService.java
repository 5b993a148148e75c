package dev.ectype.runtime.grpc;

import com.google.protobuf.ByteString;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.wire.OperationCaller;
import java.util.List;
import java.util.Set;

/**
 * Serves {@code grpc.health.v1.Health} (<a href="https://grpc.io/docs/guides/health-checking/">guide</a>). All
 * services of the emulator are healthy.
 */
final class HealthService implements GrpcMethodHandler {
    static final String SERVICE = "grpc.health.v1.Health";

    static final String WATCH = "Watch";

    private static final int SERVING = 1;
    private static final int SERVICE_UNKNOWN = 3;

    private final Set<String> names;
    private final boolean watching;

    /**
     * Creates a handler for {@code Check} or {@code Watch}.
     *
     * @param watching true for {@code Watch}, which stays open until the client ends it and has no changes to send
     */
    HealthService(Set<String> names, boolean watching) {
        this.names = names;
        this.watching = watching;
    }

    @Override
    public boolean isBidirectional() {
        // An open-ended reply is sent like the reply of a bidirectional call.
        return watching;
    }

    @Override
    public MethodResult answer(List<byte[]> messages, Request request, OperationCaller calls) throws GrpcFailure {
        byte[] message = messages.isEmpty() ? new byte[0] : messages.get(0);
        String service =
                RawMessages.fields(message).getOrDefault(1, ByteString.EMPTY).toStringUtf8();
        boolean known = service.isEmpty() || names.contains(service);
        if (!known && !watching) {
            throw new GrpcFailure(StatusCode.NOT_FOUND, "there is no service " + service);
        }
        byte[] status = RawMessages.message(out -> out.writeEnum(1, known ? SERVING : SERVICE_UNKNOWN));
        return new MethodResult(List.of(status), null, null, watching);
    }
}
