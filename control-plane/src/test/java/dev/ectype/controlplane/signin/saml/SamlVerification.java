package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.net.URI;
import java.security.cert.X509Certificate;
import java.time.Instant;

/** Calls the protocol as a service provider does. */
final class SamlVerification {
    static final SamlServiceProvider SELF = new SamlServiceProvider(
            TestExchange.SELF, URI.create(TestExchange.ACS), TestKeys.SELF.key(), TestKeys.SELF.certificate());
    private static final URI SSO = URI.create("https://idp.example/sso");

    private SamlVerification() {}

    static SamlIdentityProvider provider(X509Certificate certificate) {
        return new SamlIdentityProvider(TestExchange.ENTITY_ID, SSO, certificate);
    }

    static SamlExpectation expectation() {
        return expectation(TestKeys.PROVIDER.certificate(), TestKeys.NOW);
    }

    static SamlExpectation expectation(X509Certificate certificate, Instant now) {
        return new SamlExpectation(provider(certificate), SELF, TestExchange.REQUEST, now);
    }

    static SamlSubject accepted(TestResponse response) {
        return accepted(response, expectation());
    }

    static SamlSubject accepted(TestResponse response, SamlExpectation expected) {
        try {
            return new OpenSamlProtocol().verify(response.encode(), expected);
        } catch (SamlRefused refused) {
            return fail(response.text(), refused);
        }
    }

    static void assertAccepted(AcceptedMessage message) {
        TestExchange exchange = TestExchange.standard();
        String text = message.message().apply(exchange);
        try {
            SamlSubject subject = new OpenSamlProtocol()
                    .verify(text, expectation(message.registered().certificate(), exchange.now()));
            assertThat(subject.email()).isEqualTo(exchange.email());
        } catch (SamlRefused refused) {
            fail(text, refused);
        }
    }

    static void assertRefused(SamlAttack attack) {
        TestExchange exchange = TestExchange.standard();
        assertRefused(
                attack.reason(),
                attack.detail().apply(exchange),
                attack.message().apply(exchange),
                expectation(attack.registered().certificate(), exchange.now()));
    }

    /** Asserts the reason and a part of the message, so that no other check can be the one that refuses. */
    static void assertRefused(SamlRefusal reason, String message, String samlResponse, SamlExpectation expected) {
        try {
            SamlSubject subject = new OpenSamlProtocol().verify(samlResponse, expected);
            fail("accepted " + subject + ", but should refuse: " + reason);
        } catch (SamlRefused refused) {
            assertThat(refused.reason()).as(refused.getMessage()).isEqualTo(reason);
            assertThat(refused).hasMessageContaining(message);
        }
    }
}
