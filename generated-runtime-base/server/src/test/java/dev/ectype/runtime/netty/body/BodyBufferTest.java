package dev.ectype.runtime.netty.body;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BodyBufferTest {
    private static @Nullable RequestRefusal append(BodyBuffer body, int bytes) {
        return body.append(Unpooled.wrappedBuffer(new byte[bytes]));
    }

    @Test
    void bodyIsTakenUpToItsLimit() {
        BodyBuffer body = new BodyBuffer(100_000, new BodyBudget(1_000_000));
        assertThat(append(body, 99_999)).isNull();
        assertThat(append(body, 1)).isNull();
        assertThat(append(body, 1)).isEqualTo(RequestRefusal.BODY_TOO_LARGE);
        assertThat(body.view().size()).isEqualTo(100_000);
    }

    @Test
    void largeBodiesShareABudgetThatReturns() {
        BodyBudget budget = new BodyBudget(150_000);
        BodyBuffer first = new BodyBuffer(100_000, budget);
        BodyBuffer second = new BodyBuffer(100_000, budget);
        assertThat(append(first, 100_000)).isNull();
        assertThat(append(second, 60_000)).isNull();
        assertThat(append(second, 40_000)).isEqualTo(RequestRefusal.OVERLOADED);
        assertThat(first.clear()).isFalse();
        assertThat(append(second, 40_000)).isNull();
        assertThat(second.clear()).isFalse();
        assertThat(budget.take(150_000)).isTrue();
    }

    @Test
    void smallBuffersAreKept() {
        BodyBuffer body = new BodyBuffer(100_000, new BodyBudget(0));
        assertThat(append(body, 60_000)).isNull();
        assertThat(body.clear()).isTrue();
        assertThat(body.view().isEmpty()).isTrue();
    }
}
