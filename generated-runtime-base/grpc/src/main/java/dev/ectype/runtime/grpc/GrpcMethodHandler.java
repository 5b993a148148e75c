package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.OperationStream;
import java.util.ArrayList;
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

    /** Encodes a document of the method's stream as a message. */
    default byte[] encoded(Document document) {
        throw new IllegalStateException("the method has no stream");
    }

    /**
     * Holds the response messages of a call.
     *
     * @param failure the failure after the messages, or null
     * @param delivery the delivery of the reply, or null
     * @param lasting true if further messages may follow
     * @param stream the stream of further messages, or null
     */
    record MethodResult(
            List<byte[]> messages,
            @Nullable GrpcFailure failure,
            @Nullable Delivery delivery,
            boolean lasting,
            @Nullable OperationStream stream) {
        public MethodResult {
            messages = List.copyOf(messages);
        }

        MethodResult(
                List<byte[]> messages, @Nullable GrpcFailure failure, @Nullable Delivery delivery, boolean lasting) {
            this(messages, failure, delivery, lasting, null);
        }

        /** Returns the messages, or those of the stream that are available at once. */
        List<byte[]> available(GrpcMethodHandler method) {
            List<byte[]> all = new ArrayList<>(messages);
            for (OperationStream.Event event = stream == null ? null : stream.next();
                    event != null && stream != null;
                    event = stream.next()) {
                all.add(method.encoded(event.document()));
            }
            return all;
        }

        static MethodResult of(byte[] message) {
            return new MethodResult(List.of(message), null, null, false);
        }
    }
}
