package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.wire.OperationCaller;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be called by messages. */
interface GrpcMethodHandler {
    /** Whether each message is answered before the next one needs to come. */
    boolean isBidirectional();

    MethodResult answer(List<byte[]> messages, Request request, OperationCaller calls) throws GrpcFailure;

    /** How a conversation goes on by itself, or null where it only answers. */
    default @Nullable StreamingPullSession openPull(Request request, OperationCaller calls) {
        return null;
    }

    /**
     * What is said to messages.
     *
     * @param failure why it is no more, or null
     * @param delivery how it is to be sent, or null
     * @param lasting whether the client is to wait for more
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
