package dev.ectype.controlplane.signin.saml;

import static dev.ectype.controlplane.signin.saml.SamlVerification.accepted;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class AcceptedResponsesTest {
    private static final TestExchange EXCHANGE = TestExchange.standard();

    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.ectype.controlplane.signin.saml.AcceptedMessages#all")
    void accepts(AcceptedMessage message) {
        SamlVerification.assertAccepted(message);
    }

    @ParameterizedTest
    @EnumSource
    void readsTheSubjectOfEachSignedPart(SignedPart part) {
        SamlSubject subject = accepted(EXCHANGE.signed(part));
        assertThat(subject.nameId()).isEqualTo("user-7");
        assertThat(subject.attributes()).containsExactly(entry("email", List.of(TestExchange.EMAIL)));
        assertThat(subject.assertionId()).isEqualTo("_assertion");
        assertThat(subject.sessionIndex()).isEqualTo("_session");
        assertThat(subject.usableUntil()).isEqualTo(Instant.parse("2026-01-15T12:06:00Z"));
    }

    @Test
    void readsAThousandGroups() {
        TestResponse response = AcceptedMessages.thousandGroups(EXCHANGE).sign(SignedPart.ASSERTION);
        assertThat(accepted(response).attributes().get("groups")).hasSize(1000);
    }

    @Test
    void initialisesInAThreadWithoutContextClassLoader() throws InterruptedException {
        List<String> emails = new CopyOnWriteArrayList<>();
        Thread thread = new Thread(
                () -> emails.add(accepted(EXCHANGE.signed(SignedPart.BOTH)).email()));
        thread.setContextClassLoader(null);
        thread.start();
        thread.join();
        assertThat(emails).containsExactly(TestExchange.EMAIL);
    }
}
