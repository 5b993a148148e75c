package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.BodyChunks;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.http.TrailedBody;
import dev.ectype.runtime.wire.OperationCaller;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers one call of gRPC or <a href="https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-WEB.md">gRPC-Web</a>,
 * which sends trailers as a frame.
 */
final class GrpcHttpExchange {
    private static final String TEXT = "application/grpc-web-text";

    private final GrpcMethodRegistry services;
    private final Request request;
    private final String type;

    GrpcHttpExchange(GrpcMethodRegistry services, Request request, String type) {
        this.services = services;
        this.request = request;
        this.type = type;
    }

    /** Returns true for the content type of a gRPC request. */
    static boolean isGrpc(@Nullable String contentType) {
        return contentType != null && contentType.startsWith("application/grpc");
    }

    private boolean isWeb() {
        return type.startsWith("application/grpc-web");
    }

    private boolean isText() {
        return type.startsWith(TEXT);
    }

    void answer(ReplyBuffer reply, OperationCaller calls) {
        List<ByteSlice> pieces = new ArrayList<>();
        @Nullable CallStatus status;
        try {
            if (!request.method().equals("POST")) {
                throw new GrpcFailure(
                        StatusCode.INTERNAL, "calls must be sent with POST, but this call used " + request.method());
            }
            GrpcMethodHandler callable = services.at(request.path());
            checkEncoding();
            if (request.bodyChunks() != null) {
                answerBidirectional(callable, request.bodyChunks(), reply, calls);
                return;
            }
            if (callable.isBidirectional() && !isWeb()) {
                BidirectionalStream dialogue = new BidirectionalStream(callable, request, calls);
                dialogue.answer(messages());
                head(reply).body(dialogue);
                return;
            }
            status = call(callable, pieces, reply, calls);
            if (status == null) {
                return;
            }
        } catch (GrpcFailure failure) {
            pieces.clear();
            status = CallStatus.of(failure);
        }
        send(pieces, status, reply);
    }

    private void checkEncoding() throws GrpcFailure {
        String encoding = request.header("grpc-encoding");
        if (encoding != null && !encoding.equals("gzip") && !encoding.equals("identity")) {
            throw FrameReader.unknown(encoding);
        }
    }

    private void answerBidirectional(
            GrpcMethodHandler callable, BodyChunks pieces, ReplyBuffer reply, OperationCaller calls) {
        BidirectionalStream dialogue = new BidirectionalStream(callable, request, calls);
        head(reply).body(dialogue);
        pieces.listen(dialogue);
    }

    private List<byte[]> messages() throws GrpcFailure {
        FrameReader frames = new FrameReader(request.header("grpc-encoding"));
        List<byte[]> messages = frames.read(content());
        frames.end();
        return messages;
    }

    /** Answers a call, and returns null if a stream answers it. */
    private @Nullable CallStatus call(
            GrpcMethodHandler callable, List<ByteSlice> pieces, ReplyBuffer reply, OperationCaller calls)
            throws GrpcFailure {
        Deadline deadline = Deadline.of(request.header("grpc-timeout"));
        GrpcMethodHandler.MethodResult answer = callable.answer(messages(), request, calls);
        Delivery delivery = answer.delivery();
        if (delivery != null && deadline.isBefore(delivery)) {
            reply.delivery(Delivery.late(deadline.millis()));
            throw new GrpcFailure(StatusCode.DEADLINE_EXCEEDED, "the deadline of " + deadline.millis() + " ms is over");
        }
        reply.delivery(delivery);
        if (answer.failure() != null) {
            throw answer.failure();
        }
        boolean compressed = accepts("gzip");
        if (answer.stream() != null) {
            EventMessages messages = new EventMessages(answer.stream(), callable, deadline, format(compressed));
            head(reply).body(messages);
            if (compressed) {
                reply.header("grpc-encoding", "gzip");
            }
            return null;
        }
        for (byte[] each : answer.messages()) {
            pieces.add(FrameWriter.of(each, compressed));
        }
        if (compressed) {
            reply.header("grpc-encoding", "gzip");
        }
        return CallStatus.OK;
    }

    private EventMessages.Format format(boolean compressed) {
        return new EventMessages.Format(compressed, isWeb(), isText());
    }

    private boolean accepts(String coding) {
        String accepted = request.header("grpc-accept-encoding");
        return accepted != null && List.of(accepted.replace(" ", "").split(",")).contains(coding);
    }

    private ByteSlice content() throws GrpcFailure {
        if (!isText()) {
            return request.body();
        }
        try {
            return ByteSlice.of(Base64.getMimeDecoder().decode(request.body().copy()));
        } catch (IllegalArgumentException broken) {
            throw new GrpcFailure(StatusCode.INTERNAL, "the request is not valid Base64: " + broken.getMessage());
        }
    }

    private ReplyBuffer head(ReplyBuffer reply) {
        return reply.status(200).header("content-type", type).header("grpc-accept-encoding", "identity,gzip");
    }

    private void send(List<ByteSlice> pieces, CallStatus status, ReplyBuffer reply) {
        head(reply);
        if (isWeb()) {
            pieces.add(FrameWriter.trailers(status.lines()));
            sendWhole(pieces, reply);
        } else if (pieces.isEmpty()) {
            // A reply without a message consists of its head only.
            status.fields().forEach(reply::header);
        } else if (pieces.size() == 1) {
            reply.body(new TrailedBody(pieces.get(0), status.fields()));
        } else {
            reply.body(new Trailed(pieces.iterator(), status.fields()));
        }
    }

    private void sendWhole(List<ByteSlice> pieces, ReplyBuffer reply) {
        for (ByteSlice each : pieces) {
            if (isText()) {
                reply.append(Base64.getEncoder().encode(each.copy()));
            } else {
                reply.append(each.array(), each.from(), each.to());
            }
        }
    }

    /** Streams messages, followed by trailers. */
    private record Trailed(Iterator<ByteSlice> pieces, List<HeaderField> trailers) implements ContentStream {
        @Override
        public @Nullable ByteSlice next() {
            return pieces.hasNext() ? pieces.next() : null;
        }
    }
}
