package dev.ectype.controlplane.featureflag;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class FeatureFlagsTest {
    @Test
    void flagsFollowThePlan() {
        assertThat(flags(ControlPlane.shared().organization(Plan.FREE)))
                .containsExactly("shared-snapshots false", "sso false", "scim false", "compliance-export false");
        assertThat(flags(ControlPlane.shared().organization(Plan.TEAM)))
                .containsExactly("shared-snapshots true", "sso false", "scim false", "compliance-export false");
        Client enterprise = ControlPlane.shared().organization(Plan.ENTERPRISE);
        assertThat(flags(enterprise.key("read")))
                .containsExactly("shared-snapshots true", "sso true", "scim true", "compliance-export true");
        assertThat(enterprise
                        .get("/v1/feature-flags")
                        .items()
                        .get(1)
                        .get("reason")
                        .asString())
                .isEqualTo("The plan enterprise includes it.");
    }

    private static List<String> flags(Client client) {
        List<String> flags = new ArrayList<>();
        for (JsonNode flag : client.get("/v1/feature-flags").is(200).items()) {
            flags.add(flag.get("key").asString() + " " + flag.get("enabled").asBoolean());
        }
        return flags;
    }
}
