package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Changes signed responses at random. A changed response is refused or names the same user; nothing else may happen. */
class MutatedResponsesTest {
    private static final TestExchange EXCHANGE = TestExchange.standard();
    private static final int MUTATIONS = 150;

    @ParameterizedTest
    @EnumSource
    void refusesChangedTextOrKeepsTheUser(SignedPart part) {
        TestResponse signed = EXCHANGE.signed(part);
        SamlSubject user = SamlVerification.accepted(signed);
        ResponseMutations mutations = new ResponseMutations(part.ordinal());
        for (int i = 0; i < MUTATIONS; i++) {
            assertSafe(user, mutations.changeText(signed));
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesMovedElementsOrKeepsTheUser(SignedPart part) {
        TestResponse signed = EXCHANGE.signed(part);
        SamlSubject user = SamlVerification.accepted(signed);
        ResponseMutations mutations = new ResponseMutations(part.ordinal());
        for (int i = 0; i < MUTATIONS; i++) {
            assertSafe(user, mutations.changeElements(signed));
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesChangedEncryptedResponsesOrKeepsTheUser(SignedPart part) {
        TestResponse signed = EXCHANGE.response().encrypt(EXCHANGE.encryption(), part);
        SamlSubject user = SamlVerification.accepted(signed);
        ResponseMutations mutations = new ResponseMutations(part.ordinal());
        for (int i = 0; i < MUTATIONS; i++) {
            assertSafe(user, mutations.changeText(signed));
            assertSafe(user, mutations.changeElement(signed));
        }
    }

    private static void assertSafe(SamlSubject user, TestResponse changed) {
        try {
            SamlSubject found = new OpenSamlProtocol().verify(changed.encode(), SamlVerification.expectation());
            assertThat(found).as(changed.text()).isEqualTo(user);
        } catch (SamlRefused refused) {
            assertThat(refused.getMessage()).isNotBlank();
        } catch (RuntimeException | Error wrong) {
            throw new AssertionError(changed.text(), wrong);
        }
    }
}
