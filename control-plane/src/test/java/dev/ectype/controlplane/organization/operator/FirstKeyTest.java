package dev.ectype.controlplane.organization.operator;

import static dev.ectype.controlplane.jooq.tables.ApiKeys.API_KEYS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A first key that was not printed locks nobody out. */
class FirstKeyTest {
    @Test
    void unconfirmedKeyIsReplaced(@TempDir Path folder) {
        try (ControlPlane plane = ControlPlane.start(folder)) {
            Operator operator = plane.part(Operator.class);
            String lost = operator.first(Plan.FREE).orElseThrow();
            assertThat(operator.first(Plan.FREE))
                    .as("another node may be printing it")
                    .isEmpty();
            plane.owned(owner -> owner.update(API_KEYS)
                    .set(API_KEYS.CREATED_AT, Instant.now().minusSeconds(60))
                    .execute());
            String printed = operator.first(Plan.FREE).orElseThrow();
            assertThat(printed).isNotEqualTo(lost);
            plane.client(lost).get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
            operator.confirmFirstKey();
            assertThat(operator.first(Plan.FREE)).isEmpty();
            plane.client(printed).get("/v1/me").is(200);
            assertThat(operator.list()).extracting(OrganizationStatus::slug).containsExactly("default");
        }
    }
}
