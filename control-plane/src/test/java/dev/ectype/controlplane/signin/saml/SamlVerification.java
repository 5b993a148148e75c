package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.net.URI;
import java.security.cert.X509Certificate;
import java.time.Instant;

/** Calls the protocol as a service provider does. */
final class SamlVerification {
    static final SamlServiceProvider SELF = new SamlServiceProvider(
            TestResponse.SELF, URI.create(TestResponse.ACS), TestKeys.SELF.key(), TestKeys.SELF.certificate());
    private static final URI SSO = URI.create("https://idp.example/sso");

    private SamlVerification() {}

    static SamlIdentityProvider provider(X509Certificate certificate) {
        return new SamlIdentityProvider(TestResponse.ENTITY_ID, SSO, certificate);
    }

    static SamlExpectation expectation() {
        return expectation(TestKeys.PROVIDER.certificate(), TestKeys.NOW);
    }

    static SamlExpectation expectation(X509Certificate certificate, Instant now) {
        return new SamlExpectation(provider(certificate), SELF, TestResponse.REQUEST, now);
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

    /** Asserts the reason and a part of the message, so that no other check can be the one that refuses. */
    static void assertRefused(SamlRefusal reason, String message, TestResponse response) {
        assertRefused(reason, message, response.encode(), expectation());
    }

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
