package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.wire.OperationCaller;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Answers the messages of a gRPC method. */
interface GrpcMethodHandler {
    /** Returns true if each message is answered before the next one arrives. */
    boolean isBidirectional();

    MethodResult answer(List<byte[]> messages, Request request, OperationCaller calls) throws GrpcFailure;

    /** Opens a session that sends further messages on its own, or returns null if the method only answers. */
    default @Nullable StreamingPullSession openPull(Request request, OperationCaller calls) {
        return null;
    }

    /**
     * Holds the response messages of a call.
     *
     * @param failure the failure after the messages, or null
     * @param delivery the delivery of the reply, or null
     * @param lasting true if further messages may follow
     */
    record MethodResult(
            List<byte[]> messages,
            @Nullable GrpcFailure failure,
            @Nullable Delivery delivery,
            boolean lasting) {
        public MethodResult {
            messages = List.copyOf(messages);
        }

        static MethodResult of(byte[] message) {
            return new MethodResult(List.of(message), null, null, false);
        }
    }
}
