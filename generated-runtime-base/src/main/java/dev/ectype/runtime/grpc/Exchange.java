package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.Pieces;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.http.Stream;
import dev.ectype.runtime.wire.Calls;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One call of gRPC, or of <a href="https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-WEB.md">gRPC-Web</a>, whose trailers are a frame. */
final class Exchange {
    private static final String TEXT = "application/grpc-web-text";

    private final Services services;
    private final Request request;
    private final String type;

    Exchange(Services services, Request request, String type) {
        this.services = services;
        this.request = request;
        this.type = type;
    }

    /** Whether a request is one, by its content. */
    static boolean isOne(@Nullable String contentType) {
        return contentType != null && contentType.startsWith("application/grpc");
    }

    private boolean isWeb() {
        return type.startsWith("application/grpc-web");
    }

    private boolean isText() {
        return type.startsWith(TEXT);
    }

    void answer(ReplyBuffer reply, Calls calls) {
        List<Bytes> pieces = new ArrayList<>();
        Status status;
        try {
            if (!request.method().equals("POST")) {
                throw new Failure(Code.INTERNAL, "calls are sent by POST, but this came by " + request.method());
            }
            Callable callable = services.at(request.path());
            checkEncoding();
            if (request.pieces() != null) {
                converse(callable, request.pieces(), reply, calls);
                return;
            }
            if (callable.isDialogue() && !isWeb()) {
                Dialogue dialogue = new Dialogue(callable, request, calls);
                dialogue.answer(messages());
                head(reply).body(dialogue);
                return;
            }
            status = call(callable, pieces, reply, calls);
        } catch (Failure failure) {
            pieces.clear();
            status = Status.of(failure);
        }
        send(pieces, status, reply);
    }

    private void checkEncoding() throws Failure {
        String encoding = request.header("grpc-encoding");
        if (encoding != null && !encoding.equals("gzip") && !encoding.equals("identity")) {
            throw FrameReader.unknown(encoding);
        }
    }

    private void converse(Callable callable, Pieces pieces, ReplyBuffer reply, Calls calls) {
        Dialogue dialogue = new Dialogue(callable, request, calls);
        head(reply).body(dialogue);
        pieces.listen(dialogue);
    }

    private List<byte[]> messages() throws Failure {
        FrameReader frames = new FrameReader(request.header("grpc-encoding"));
        List<byte[]> messages = frames.read(content());
        frames.end();
        return messages;
    }

    private Status call(Callable callable, List<Bytes> pieces, ReplyBuffer reply, Calls calls) throws Failure {
        Deadline deadline = Deadline.of(request.header("grpc-timeout"));
        Callable.Answer answer = callable.answer(messages(), request, calls);
        Delivery delivery = answer.delivery();
        if (delivery != null && deadline.isBefore(delivery)) {
            reply.delivery(Delivery.late(deadline.millis()));
            throw new Failure(Code.DEADLINE_EXCEEDED, "the deadline of " + deadline.millis() + " ms is over");
        }
        reply.delivery(delivery);
        if (answer.failure() != null) {
            throw answer.failure();
        }
        boolean compressed = accepts("gzip");
        for (byte[] each : answer.messages()) {
            pieces.add(Frames.of(each, compressed));
        }
        if (compressed) {
            reply.header("grpc-encoding", "gzip");
        }
        return Status.OK;
    }

    private boolean accepts(String coding) {
        String accepted = request.header("grpc-accept-encoding");
        return accepted != null && List.of(accepted.replace(" ", "").split(",")).contains(coding);
    }

    private Bytes content() throws Failure {
        if (!isText()) {
            return request.body();
        }
        try {
            return Bytes.of(Base64.getMimeDecoder().decode(request.body().copy()));
        } catch (IllegalArgumentException broken) {
            throw new Failure(Code.INTERNAL, "the request is no Base64: " + broken.getMessage());
        }
    }

    private ReplyBuffer head(ReplyBuffer reply) {
        return reply.status(200).header("content-type", type).header("grpc-accept-encoding", "identity,gzip");
    }

    private void send(List<Bytes> pieces, Status status, ReplyBuffer reply) {
        head(reply);
        if (isWeb()) {
            pieces.add(Frames.trailers(status.lines()));
            sendWhole(pieces, reply);
        } else if (pieces.isEmpty()) {
            // Without a message, all of the reply is its head.
            status.fields().forEach(reply::header);
        } else {
            reply.body(new Trailed(pieces.iterator(), status.fields()));
        }
    }

    private void sendWhole(List<Bytes> pieces, ReplyBuffer reply) {
        for (Bytes each : pieces) {
            if (isText()) {
                reply.append(Base64.getEncoder().encode(each.copy()));
            } else {
                reply.append(each.array(), each.from(), each.to());
            }
        }
    }

    /** Messages and the fields behind them. */
    private record Trailed(Iterator<Bytes> pieces, List<HeaderField> trailers) implements Stream {
        @Override
        public @Nullable Bytes next() {
            return pieces.hasNext() ? pieces.next() : null;
        }
    }
}
