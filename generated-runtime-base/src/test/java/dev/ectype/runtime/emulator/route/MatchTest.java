package dev.ectype.runtime.emulator.route;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.Sent;
import dev.ectype.runtime.plan.BindingPlan;
import dev.ectype.runtime.plan.Location;
import org.junit.jupiter.api.Test;

final class MatchTest {
    private static boolean meets(String sent, String wanted) {
        Match match = new Match().begin(Sent.of("POST", "/", sent, ""), "POST", "/");
        return match.meets(new BindingPlan.Condition(Location.HEADER, "content-type", wanted));
    }

    @Test
    void aConditionComparesWholeValues() {
        assertThat(meets("v1.DescribeTable", "v1.DescribeTable")).isTrue();
        assertThat(meets("v1.DescribeTableReplicas", "v1.DescribeTable")).isFalse();
        assertThat(meets("text/html, application/json; q=0.5", "application/json"))
                .isTrue();
        assertThat(meets("anything", "")).isTrue();
    }
}
