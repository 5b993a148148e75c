package dev.ectype.launcher.emulated.grpc;

import static org.assertj.core.api.Assertions.assertThat;

import io.grpc.stub.StreamObserver;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Collects the messages and statuses of gRPC calls. */
final class GrpcCallObserver implements StreamObserver<byte[]> {
    final BlockingQueue<byte[]> messages = new LinkedBlockingQueue<>();
    private final CountDownLatch over;
    volatile Throwable failure;

    GrpcCallObserver() {
        this(1);
    }

    GrpcCallObserver(int calls) {
        over = new CountDownLatch(calls);
    }

    @Override
    public void onNext(byte[] message) {
        messages.add(message);
    }

    @Override
    public void onError(Throwable thrown) {
        failure = thrown;
        over.countDown();
    }

    @Override
    public void onCompleted() {
        over.countDown();
    }

    void await() throws InterruptedException {
        assertThat(over.await(30, TimeUnit.SECONDS)).isTrue();
    }
}
