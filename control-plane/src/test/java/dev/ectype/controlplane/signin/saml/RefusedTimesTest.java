package dev.ectype.controlplane.signin.saml;

import static dev.ectype.controlplane.signin.saml.SamlVerification.accepted;
import static dev.ectype.controlplane.signin.saml.SamlVerification.assertRefused;
import static dev.ectype.controlplane.signin.saml.SamlVerification.expectation;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks each time with 59 s of difference, which is accepted, and with 61 s, which is refused. */
class RefusedTimesTest {
    private static final TestExchange EXCHANGE = TestExchange.standard();
    private static final Instant END = Instant.parse("2026-01-15T12:30:00Z");
    private static final Instant BEGIN = Instant.parse("2026-01-15T11:30:00Z");

    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.ectype.controlplane.signin.saml.TimeLimit#all")
    void toleratesAMinute(TimeLimit limit) {
        Instant time = limit.end() ? END : BEGIN;
        String detail = limit.part() + " is " + time;
        TestResponse response = limit.response().apply(EXCHANGE, time).sign(SignedPart.ASSERTION);
        if (limit.end()) {
            SamlSubject subject = accepted(response, at(END.plusSeconds(59)));
            assertThat(subject.usableUntil()).isEqualTo(END.plusSeconds(60));
            assertRefused(SamlRefusal.EXPIRED, detail, response.encode(), at(END.plusSeconds(60)));
            assertRefused(SamlRefusal.EXPIRED, detail, response.encode(), at(END.plusSeconds(61)));
        } else {
            accepted(response, at(BEGIN.minusSeconds(59)));
            assertRefused(SamlRefusal.NOT_YET_VALID, detail, response.encode(), at(BEGIN.minusSeconds(61)));
        }
    }

    @Test
    void refusesACertificateOneSecondAfterItsEnd() {
        Instant end = TestKeys.NOW.minusSeconds(1);
        TestKeys keys = TestKeys.generate("RSA", end.minusSeconds(3600), end);
        assertRefused(SamlRefusal.CERTIFICATE_EXPIRED, "expired at " + end, signed(keys), registered(keys));
    }

    @Test
    void refusesACertificateOneSecondBeforeItsBegin() {
        Instant begin = TestKeys.NOW.plusSeconds(1);
        TestKeys keys = TestKeys.generate("RSA", begin, begin.plusSeconds(3600));
        assertRefused(SamlRefusal.CERTIFICATE_NOT_YET_VALID, "valid from " + begin, signed(keys), registered(keys));
    }

    private static String signed(TestKeys keys) {
        return EXCHANGE.response()
                .sign(new TestSigner().key(keys.key()), "Assertion")
                .encode();
    }

    private static SamlExpectation registered(TestKeys keys) {
        return expectation(keys.certificate(), TestKeys.NOW);
    }

    private static SamlExpectation at(Instant now) {
        return expectation(TestKeys.PROVIDER.certificate(), now);
    }
}
