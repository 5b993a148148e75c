package dev.ectype.cli.published;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.DynamicMessage;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor.Marshaller;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.Status;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One call of grpc-java, whatever streams; of streams that go on, the beginning is enough. */
final class MethodCall extends ClientCall.Listener<DynamicMessage> {
    /** How long a stream is heard after it has begun. */
    private static final int SECONDS = 2;

    /** How long a busy machine may take to begin: the first call of a service compiles it. */
    private static final int DEADLINE = 30;

    private final CompletableFuture<Status> ended = new CompletableFuture<>();
    private final CompletableFuture<Status> begun = new CompletableFuture<>();
    private final List<DynamicMessage> replies = new ArrayList<>();
    private final boolean goesOn;

    private MethodCall(boolean goesOn) {
        this.goesOn = goesOn;
    }

    /**
     * Holds the outcome of a call.
     *
     * @param status the status; OK for a stream that continues
     */
    record Outcome(Status status, List<DynamicMessage> replies) {}

    static Outcome of(Channel channel, MethodDescriptor method, DynamicMessage request) throws InterruptedException {
        ClientCall<DynamicMessage, DynamicMessage> call =
                channel.newCall(described(method), CallOptions.DEFAULT.withDeadlineAfter(DEADLINE, TimeUnit.SECONDS));
        MethodCall received = new MethodCall(method.isServerStreaming());
        call.start(received, new Metadata());
        call.request(1000);
        call.sendMessage(request);
        if (!method.isClientStreaming() || !method.isServerStreaming()) {
            call.halfClose();
        }
        Status status = received.await();
        call.cancel("heard enough", null);
        synchronized (received) {
            return new Outcome(status, List.copyOf(received.replies));
        }
    }

    private Status await() throws InterruptedException {
        try {
            CompletableFuture.anyOf(begun, ended).get(2 * DEADLINE, TimeUnit.SECONDS);
            return ended.get(goesOn ? SECONDS : 2 * DEADLINE, TimeUnit.SECONDS);
        } catch (TimeoutException silent) {
            return begun.isDone() ? Status.OK : Status.DEADLINE_EXCEEDED.withDescription("nothing came");
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public void onHeaders(Metadata headers) {
        begun.complete(Status.OK);
    }

    @Override
    public synchronized void onMessage(DynamicMessage message) {
        replies.add(message);
        if (goesOn) {
            ended.complete(Status.OK);
        }
    }

    @Override
    public void onClose(Status status, Metadata trailers) {
        ended.complete(status);
    }

    private static io.grpc.MethodDescriptor<DynamicMessage, DynamicMessage> described(MethodDescriptor method) {
        boolean many = method.isClientStreaming();
        MethodType type = method.isServerStreaming()
                ? many ? MethodType.BIDI_STREAMING : MethodType.SERVER_STREAMING
                : many ? MethodType.CLIENT_STREAMING : MethodType.UNARY;
        return io.grpc.MethodDescriptor.<DynamicMessage, DynamicMessage>newBuilder(
                        new Messages(method.getInputType()), new Messages(method.getOutputType()))
                .setFullMethodName(method.getService().getFullName() + "/" + method.getName())
                .setType(type)
                .build();
    }

    /** Reads and writes messages of one type. */
    private record Messages(Descriptor type) implements Marshaller<DynamicMessage> {
        @Override
        public InputStream stream(DynamicMessage message) {
            return new ByteArrayInputStream(message.toByteArray());
        }

        @Override
        public DynamicMessage parse(InputStream stream) {
            try {
                return DynamicMessage.parseFrom(type, stream);
            } catch (IOException broken) {
                throw Status.DATA_LOSS
                        .withDescription("the reply is no " + type.getFullName())
                        .withCause(broken)
                        .asRuntimeException();
            }
        }
    }
}
