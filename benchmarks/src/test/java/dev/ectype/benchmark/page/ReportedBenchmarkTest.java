package dev.ectype.benchmark.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class ReportedBenchmarkTest {
    @Test
    void benchmarksOfTheControlPlaneRunOnlyByName() {
        assertThat(ReportedBenchmark.named(""))
                .contains(ReportedBenchmark.SERVE, ReportedBenchmark.SCALE)
                .doesNotContain(ReportedBenchmark.CONTROL_PLANE, ReportedBenchmark.RECORDINGS);
        assertThat(ReportedBenchmark.named("control-plane,serve"))
                .containsExactly(ReportedBenchmark.SERVE, ReportedBenchmark.CONTROL_PLANE);
    }

    @Test
    void anUnknownNameIsRejectedWithTheKnownOnes() {
        assertThatThrownBy(() -> ReportedBenchmark.named("serve,survey"))
                .hasMessageStartingWith("the page has no benchmark survey; it has serve, start, http2, grpc,");
    }
}
