package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sends each attack to the library. {@link SamlAttacksTest} sends the same ones to a running service. */
class RefusedResponsesTest {
    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.ectype.controlplane.signin.saml.SamlAttack#all")
    void refuses(SamlAttack attack) {
        SamlVerification.assertRefused(attack);
    }

    @Test
    void eachReasonHasAnAttackAndEachAttackAName() {
        List<SamlAttack> attacks = SamlAttack.all();
        assertThat(attacks).extracting(SamlAttack::reason).contains(SamlRefusal.values());
        assertThat(attacks).extracting(SamlAttack::name).doesNotHaveDuplicates();
    }

    @Test
    void loadsNoExternalEntity() {
        try (EntityServer server = new EntityServer()) {
            SamlVerification.assertRefused(server.attack());
            assertThat(server.isRequested()).isFalse();
        }
    }
}
