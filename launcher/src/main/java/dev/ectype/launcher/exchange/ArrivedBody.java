package dev.ectype.launcher.exchange;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;
import java.util.concurrent.TimeUnit;

/** Collects the body of a response that may never end, and gives what has arrived after a while. */
final class ArrivedBody implements HttpResponse.BodySubscriber<byte[]> {
    /** Emulators send the stored instances of a stream at once. */
    private static final long PATIENCE = 1;

    private final ByteArrayOutputStream arrived = new ByteArrayOutputStream();
    private final CompletableFuture<byte[]> body = new CompletableFuture<>();

    /** Returns the handler for the responses of an emulator. Only streams have no length. */
    static HttpResponse.BodyHandler<byte[]> handler() {
        return response -> response.headers().firstValue("content-length").isPresent()
                        || response.statusCode() == 204
                        || response.statusCode() == 304
                ? HttpResponse.BodySubscribers.ofByteArray()
                : new ArrivedBody();
    }

    @Override
    public CompletionStage<byte[]> getBody() {
        return body;
    }

    @Override
    public void onSubscribe(Subscription begun) {
        CompletableFuture.delayedExecutor(PATIENCE, TimeUnit.SECONDS).execute(() -> end(begun));
        begun.request(Long.MAX_VALUE);
    }

    @Override
    public synchronized void onNext(List<ByteBuffer> pieces) {
        for (ByteBuffer piece : pieces) {
            byte[] bytes = new byte[piece.remaining()];
            piece.get(bytes);
            arrived.writeBytes(bytes);
        }
    }

    @Override
    public void onError(Throwable failure) {
        body.completeExceptionally(failure);
    }

    @Override
    public synchronized void onComplete() {
        body.complete(arrived.toByteArray());
    }

    /** Gives the body first, because the client may report a cancelled subscription as a failure. */
    private void end(Subscription open) {
        onComplete();
        open.cancel();
    }
}
