package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBufAllocator;
import io.netty.util.ResourceLeakDetector;
import io.netty.util.ResourceLeakDetectorFactory;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Fails the tests of a class after a buffer leak. */
@SuppressWarnings("deprecation") // the factory still calls the older of its two methods
public final class NoLeaks implements BeforeAllCallback, AfterAllCallback {
    private static final List<String> LEAKS = new CopyOnWriteArrayList<>();

    static {
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.PARANOID);
        ResourceLeakDetectorFactory.setResourceLeakDetectorFactory(new ResourceLeakDetectorFactory() {
            @Override
            public <T> ResourceLeakDetector<T> newResourceLeakDetector(
                    Class<T> resource, int samplingInterval, long maxActive) {
                return new Listening<>(resource, samplingInterval);
            }

            @Override
            public <T> ResourceLeakDetector<T> newResourceLeakDetector(Class<T> resource, int samplingInterval) {
                return new Listening<>(resource, samplingInterval);
            }
        });
    }

    private static final class Listening<T> extends ResourceLeakDetector<T> {
        Listening(Class<T> resource, int samplingInterval) {
            super(resource, samplingInterval);
        }

        @Override
        protected boolean needReport() {
            return true;
        }

        @Override
        protected void reportTracedLeak(String resource, String records) {
            LEAKS.add(resource + records);
        }

        @Override
        protected void reportUntracedLeak(String resource) {
            LEAKS.add(resource);
        }
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        LEAKS.clear();
    }

    /** Allocates buffers, because a leak is reported at an allocation after the garbage collection of the buffer. */
    @Override
    public void afterAll(ExtensionContext context) throws InterruptedException {
        for (int turn = 0; turn < 3; turn++) {
            System.gc();
            Thread.sleep(20);
            ByteBufAllocator.DEFAULT.directBuffer(1).release();
            ByteBufAllocator.DEFAULT.heapBuffer(1).release();
        }
        assertThat(LEAKS).isEmpty();
    }
}
