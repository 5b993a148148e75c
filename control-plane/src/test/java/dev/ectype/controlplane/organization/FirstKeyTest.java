package dev.ectype.controlplane.organization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A first key that was not printed locks nobody out. */
class FirstKeyTest {
    @Test
    void unconfirmedKeyIsReplaced(@TempDir Path folder) {
        try (ControlPlane plane = ControlPlane.start(folder)) {
            Operator operator = plane.part(Operator.class);
            String lost = operator.first(Plan.FREE).orElseThrow();
            String printed = operator.first(Plan.FREE).orElseThrow();
            assertThat(printed).isNotEqualTo(lost);
            plane.client(lost).get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
            operator.confirmFirstKey();
            assertThat(operator.first(Plan.FREE)).isEmpty();
            plane.client(printed).get("/v1/me").is(200);
            assertThat(operator.list()).extracting(Organization::slug).containsExactly("default");
        }
    }
}
