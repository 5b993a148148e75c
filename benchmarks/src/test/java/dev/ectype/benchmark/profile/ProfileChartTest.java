package dev.ectype.benchmark.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ProfileChartTest {
    private final CallTree calls = new CallTree("all");

    @Test
    void aMethodIsAsWideAsItsShareAndBelowItsCaller() {
        calls.add(List.of("java.lang.Thread.run", "io.netty.Loop.run"), 1);
        calls.add(List.of("java.lang.Thread.run", "dev.ectype.Handler.handle"), 3);
        String svg = new ProfileChart("Where time goes", calls).svg();
        assertThat(svg.lines().filter(line -> line.startsWith("<g>")))
                .containsExactly(
                        "<g><title>java.lang.Thread.run: 100.0 %</title>"
                                + "<rect class=\"java\" x=\"10.0\" y=\"62.0\" width=\"1179.5\" height=\"17\"/>",
                        "<g><title>dev.ectype.Handler.handle: 75.0 %</title>"
                                + "<rect class=\"own\" x=\"10.0\" y=\"80.0\" width=\"884.5\" height=\"17\"/>",
                        "<g><title>io.netty.Loop.run: 25.0 %</title>"
                                + "<rect class=\"netty\" x=\"895.0\" y=\"80.0\" width=\"294.5\" height=\"17\"/>");
        assertThat(svg).contains(">Handler.handle</text>", "dev.ectype.Handler.handle 75 %");
    }

    @Test
    void methodsWithFewSamplesAreLeftOut() {
        calls.add(List.of("a.Often.run"), 10_000);
        calls.add(List.of("a.Rare.run"), 1);
        assertThat(new ProfileChart("Where time goes", calls).svg())
                .contains("Often.run")
                .doesNotContain("Rare");
    }

    @Test
    void aChartWithoutSamplesHasNoBlocks() {
        assertThat(new ProfileChart("Where time goes", calls).svg()).doesNotContain("<g>");
    }
}
