package dev.ectype.controlplane.signin.saml;

import java.util.Base64;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Exchanges messages with the command {@code xmlsec1}. */
class IndependentSignerTest {
    @BeforeAll
    static void findsTheCommand() {
        XmlSec.assumeInstalled();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.ectype.controlplane.signin.saml.XmlSec#accepted")
    void accepts(AcceptedMessage message) {
        SamlVerification.assertAccepted(message);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.ectype.controlplane.signin.saml.XmlSec#attacks")
    void refuses(SamlAttack attack) {
        SamlVerification.assertRefused(attack);
    }

    @Test
    void acceptsTheSignatureOfRequests() {
        SamlRequest request = new OpenSamlProtocol()
                .createRequest(
                        SamlVerification.provider(TestKeys.PROVIDER.certificate()),
                        SamlVerification.SELF,
                        SamlBinding.POST,
                        TestExchange.REQUEST,
                        "",
                        TestKeys.NOW);
        XmlSec.verify(Base64.getDecoder().decode(request.fields().get("SAMLRequest")), TestKeys.SELF.certificate());
    }
}
