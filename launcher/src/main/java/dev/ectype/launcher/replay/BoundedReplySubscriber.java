package dev.ectype.launcher.replay;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;
import org.jspecify.annotations.Nullable;

/** Collects a reply and cancels it when it exceeds the limit. */
final class BoundedReplySubscriber implements BodySubscriber<byte[]> {
    private final int limit;
    private final ByteArrayOutputStream collected = new ByteArrayOutputStream();
    private final CompletableFuture<byte[]> done = new CompletableFuture<>();
    private @Nullable Subscription subscription;

    BoundedReplySubscriber(int limit) {
        this.limit = limit;
    }

    @Override
    public CompletionStage<byte[]> getBody() {
        return done;
    }

    @Override
    public void onSubscribe(Subscription begun) {
        subscription = begun;
        begun.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(List<ByteBuffer> chunks) {
        for (ByteBuffer chunk : chunks) {
            if (done.isDone()) {
                return;
            }
            if (chunk.remaining() > limit - collected.size()) {
                done.completeExceptionally(new IOException("the response is longer than " + (limit >> 20) + " MiB"));
                if (subscription != null) {
                    subscription.cancel();
                }
                return;
            }
            byte[] bytes = new byte[chunk.remaining()];
            chunk.get(bytes);
            collected.writeBytes(bytes);
        }
    }

    @Override
    public void onError(Throwable error) {
        done.completeExceptionally(error);
    }

    @Override
    public void onComplete() {
        done.complete(collected.toByteArray());
    }
}
