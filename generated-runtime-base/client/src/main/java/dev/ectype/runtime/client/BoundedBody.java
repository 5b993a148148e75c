package dev.ectype.runtime.client;

import java.io.IOException;
import java.io.OutputStream;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;
import org.jspecify.annotations.Nullable;

/** Passes on a reply as it arrives and fails beyond a maximum size. */
final class BoundedBody<T> implements BodySubscriber<T> {
    private final OutputStream sink;
    private final long most;
    private final T result;
    private final CompletableFuture<T> done = new CompletableFuture<>();
    private @Nullable Subscription subscription;
    private long count;

    BoundedBody(OutputStream sink, long most, T result) {
        this.sink = sink;
        this.most = most;
        this.result = result;
    }

    @Override
    public CompletionStage<T> getBody() {
        return done;
    }

    @Override
    public void onSubscribe(Subscription begun) {
        subscription = begun;
        begun.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(List<ByteBuffer> pieces) {
        if (done.isDone()) {
            return;
        }
        try {
            for (ByteBuffer piece : pieces) {
                take(piece);
            }
        } catch (IOException refused) {
            done.completeExceptionally(refused);
            if (subscription != null) {
                subscription.cancel();
            }
        }
    }

    private void take(ByteBuffer piece) throws IOException {
        count += piece.remaining();
        if (count > most) {
            throw new IOException("the reply has more than " + most + " bytes");
        }
        byte[] bytes = new byte[piece.remaining()];
        piece.get(bytes);
        sink.write(bytes);
    }

    @Override
    public void onError(Throwable broken) {
        done.completeExceptionally(broken);
    }

    @Override
    public void onComplete() {
        done.complete(result);
    }
}
