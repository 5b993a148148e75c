package dev.ectype.benchmark.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class LoadTallyTest {
    private final byte[] first = {1};
    private final byte[] second = {2};
    private final LoadTally<byte[]> tally = new LoadTally<>(List.of(first, second));

    @Test
    void requestsTakeTurns() {
        assertThat(List.of(tally.next(), tally.next(), tally.next())).containsExactly(second, first, second);
    }

    @Test
    void theTimeStartsWhenAllConnectionsAreOpen() {
        assertThat(tally.over()).isFalse();
        tally.endAfter(0);
        assertThat(tally.over()).isTrue();
    }

    @Test
    void slowRepliesShowInTheSlowestPercentOnly() {
        for (int i = 0; i < 97; i++) {
            tally.replied(TimeUnit.MICROSECONDS.toNanos(10), true);
        }
        for (int i = 0; i < 3; i++) {
            tally.replied(TimeUnit.SECONDS.toNanos(5), i > 0);
        }
        assertThat(tally.outcome()).isEqualTo(new LoadResult(100, 1, 10, 1_000_000));
    }

    @Test
    void anOutcomeIsReadBackFromItsLine() {
        LoadResult outcome = new LoadResult(5, 0, 7, 9);
        assertThat(LoadResult.in("noise\n" + outcome.line() + "\n")).isEqualTo(outcome);
    }
}
