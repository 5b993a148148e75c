package dev.ectype.controlplane.signin.saml;

import static dev.ectype.controlplane.signin.saml.SamlVerification.accepted;
import static dev.ectype.controlplane.signin.saml.SamlVerification.assertRefused;
import static dev.ectype.controlplane.signin.saml.SamlVerification.expectation;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Checks each time with 59 s of difference, which is accepted, and with 61 s, which is refused. */
class RefusedTimesTest {
    private static final Instant END = Instant.parse("2026-01-15T12:30:00Z");
    private static final Instant BEGIN = Instant.parse("2026-01-15T11:30:00Z");
    /** A response that only the time under test limits. */
    private static final TestResponse LONG = TestResponse.standard()
            .with("NotOnOrAfter=\"2026-01-15T12:05:00Z\"", "NotOnOrAfter=\"2026-01-15T20:00:00Z\"")
            .with("NotOnOrAfter=\"2026-01-15T12:10:00Z\"", "NotOnOrAfter=\"2026-01-15T20:00:00Z\"")
            .with("NotBefore=\"2026-01-15T11:59:00Z\"", "NotBefore=\"2026-01-15T11:00:00Z\"")
            .with("AuthnInstant=\"2026-01-15T11:59:50Z\"", "AuthnInstant=\"2026-01-15T11:00:00Z\"")
            .with("IssueInstant=\"2026-01-15T12:00:00Z\" Dest", "IssueInstant=\"2026-01-15T11:00:00Z\" Dest")
            .with("IssueInstant=\"2026-01-15T12:00:00Z\"", "IssueInstant=\"2026-01-15T11:00:00Z\"");

    @Test
    void refusesExpiredConditions() {
        assertEnd(
                "NotOnOrAfter of the conditions",
                LONG.with("11:00:00Z\" NotOnOrAfter=\"2026-01-15T20:00:00Z", "11:00:00Z\" NotOnOrAfter=\"" + END));
    }

    @Test
    void refusesAnExpiredConfirmation() {
        assertEnd(
                "NotOnOrAfter of the subject confirmation",
                LONG.with("acs\" NotOnOrAfter=\"2026-01-15T20:00:00Z", "acs\" NotOnOrAfter=\"" + END));
    }

    @Test
    void refusesAnExpiredSession() {
        assertEnd(
                "SessionNotOnOrAfter",
                LONG.with("SessionNotOnOrAfter=\"2026-01-15T20:00:00Z", "SessionNotOnOrAfter=\"" + END));
    }

    @Test
    void refusesConditionsOfTheFuture() {
        assertBegin(
                "NotBefore of the conditions", LONG.with("NotBefore=\"2026-01-15T11:00:00Z", "NotBefore=\"" + BEGIN));
    }

    @Test
    void refusesAConfirmationOfTheFuture() {
        assertBegin(
                "NotBefore of the subject confirmation",
                LONG.with("acs\" NotOnOrAfter", "acs\" NotBefore=\"" + BEGIN + "\" NotOnOrAfter"));
    }

    @Test
    void refusesAnAuthenticationOfTheFuture() {
        assertBegin("AuthnInstant", LONG.with("AuthnInstant=\"2026-01-15T11:00:00Z", "AuthnInstant=\"" + BEGIN));
    }

    @Test
    void refusesAResponseOfTheFuture() {
        assertBegin(
                "IssueInstant",
                LONG.with("IssueInstant=\"2026-01-15T11:00:00Z\" Dest", "IssueInstant=\"" + BEGIN + "\" Dest"));
    }

    @Test
    void refusesAnAssertionOfTheFuture() {
        assertBegin(
                "IssueInstant",
                LONG.with("IssueInstant=\"2026-01-15T11:00:00Z\"><saml", "IssueInstant=\"" + BEGIN + "\"><saml"));
    }

    private static void assertEnd(String part, TestResponse response) {
        TestResponse signed = response.sign(SignedPart.ASSERTION);
        SamlSubject subject = accepted(signed, at(END.plusSeconds(59)));
        assertThat(subject.usableUntil()).isEqualTo(END.plusSeconds(60));
        assertRefused(SamlRefusal.EXPIRED, part + " is " + END, signed.encode(), at(END.plusSeconds(60)));
        assertRefused(SamlRefusal.EXPIRED, part + " is " + END, signed.encode(), at(END.plusSeconds(61)));
    }

    private static void assertBegin(String part, TestResponse response) {
        TestResponse signed = response.sign(SignedPart.ASSERTION);
        accepted(signed, at(BEGIN.minusSeconds(59)));
        assertRefused(SamlRefusal.NOT_YET_VALID, part + " is " + BEGIN, signed.encode(), at(BEGIN.minusSeconds(61)));
    }

    private static SamlExpectation at(Instant now) {
        return expectation(TestKeys.PROVIDER.certificate(), now);
    }
}
