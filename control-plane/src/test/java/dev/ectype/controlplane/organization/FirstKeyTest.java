package dev.ectype.controlplane.organization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A first key that nobody has seen locks nobody out. */
class FirstKeyTest {
    @Test
    void keyThatWasNotShownIsReplacedUntilItIsShownOrUsed(@TempDir Path folder) {
        try (ControlPlane plane = ControlPlane.start(folder)) {
            Operator operator = plane.part(Operator.class);
            String lost = operator.first(Plan.FREE).orElseThrow();
            String shown = operator.first(Plan.FREE).orElseThrow();
            assertThat(shown).isNotEqualTo(lost);
            plane.client(lost).get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
            operator.firstKeyIsShown();
            assertThat(operator.first(Plan.FREE)).isEmpty();
            plane.client(shown).get("/v1/me").is(200);
            assertThat(operator.list()).extracting(Organization::slug).containsExactly("default");
        }
    }
}
