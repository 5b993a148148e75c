package dev.ectype.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class DeepStackTest {
    @Test
    void workInAPoolMayWaitForTheSamePool() throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        try {
            assertThat(pool.submit(() -> DeepStack.run(() -> inner(pool))).get(30, TimeUnit.SECONDS))
                    .isEqualTo(7);
        } finally {
            pool.shutdownNow();
        }
    }

    private static int inner(ForkJoinPool pool) {
        try {
            return pool.submit(() -> 7).get(20, TimeUnit.SECONDS);
        } catch (Exception unfinished) {
            throw new IllegalStateException(unfinished);
        }
    }

    @Test
    void failuresOfTheWorkReachTheCaller() {
        IllegalStateException failure = new IllegalStateException("broken");
        assertThatThrownBy(() -> DeepStack.run(() -> {
                    throw failure;
                }))
                .isSameAs(failure);
    }
}
