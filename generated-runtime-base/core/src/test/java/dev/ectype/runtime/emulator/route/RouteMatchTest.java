package dev.ectype.runtime.emulator.route;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.TestRequests;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import org.junit.jupiter.api.Test;

final class RouteMatchTest {
    private static boolean meets(String sent, String wanted) {
        RouteMatch match = new RouteMatch().begin(TestRequests.of("POST", "/", sent, ""), "POST", "/");
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
