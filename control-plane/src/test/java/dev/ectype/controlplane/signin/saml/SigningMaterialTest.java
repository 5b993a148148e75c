package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.security.GeneralSecurityException;
import java.security.interfaces.RSAPublicKey;
import java.time.Duration;
import java.util.Date;
import org.junit.jupiter.api.Test;

class SigningMaterialTest {
    private static final SigningMaterial MATERIAL = SigningMaterial.generate(TestKeys.NOW);

    @Test
    void generatesAKeyWithASelfSignedCertificate() throws GeneralSecurityException {
        assertThat(((RSAPublicKey) MATERIAL.certificate().getPublicKey())
                        .getModulus()
                        .bitLength())
                .isEqualTo(3072);
        MATERIAL.certificate().verify(MATERIAL.certificate().getPublicKey());
        assertThat(MATERIAL.certificate().getSigAlgName()).isEqualTo("SHA256withRSA");
        MATERIAL.certificate().checkValidity(Date.from(TestKeys.NOW));
        MATERIAL.certificate().checkValidity(Date.from(TestKeys.NOW.plus(Duration.ofDays(3649))));
        assertThat(MATERIAL.certificate().getNotAfter()).isEqualTo(Date.from(TestKeys.NOW.plus(Duration.ofDays(3650))));
    }

    @Test
    void decodesWhatItEncodes() {
        SigningMaterial decoded = SigningMaterial.decode(MATERIAL.encodedKey(), MATERIAL.encodedCertificate());
        assertThat(decoded).isEqualTo(MATERIAL);
    }

    @Test
    void signsRequestsAndDecryptsAssertions() throws SamlRefused {
        SamlServiceProvider self = MATERIAL.serviceProvider(TestExchange.SELF, URI.create(TestExchange.ACS));
        TestEncryption encryption =
                TestEncryption.standard(MATERIAL.certificate().getPublicKey());
        TestResponse response =
                TestExchange.standard().response().sign(SignedPart.ASSERTION).encrypt(encryption);
        SamlExpectation expected = new SamlExpectation(
                SamlVerification.provider(TestKeys.PROVIDER.certificate()), self, TestExchange.REQUEST, TestKeys.NOW);
        assertThat(new OpenSamlProtocol().verify(response.encode(), expected).email())
                .isEqualTo(TestExchange.EMAIL);
    }

    @Test
    void refusesTheCertificateOfAnotherKey() throws GeneralSecurityException {
        byte[] other = TestKeys.SELF.certificate().getEncoded();
        assertThatThrownBy(() -> SigningMaterial.decode(MATERIAL.encodedKey(), other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("must belong to its RSA key");
    }

    @Test
    void refusesDamagedBytes() {
        assertThatThrownBy(() -> SigningMaterial.decode(new byte[] {1}, MATERIAL.encodedCertificate()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("PKCS #8");
    }

    @Test
    void printsNoKey() {
        assertThat(MATERIAL.toString())
                .startsWith("SigningMaterial[certificate=")
                .hasSizeLessThan(80);
        assertThat(MATERIAL.serviceProvider("id", URI.create("https://a.example"))
                        .toString())
                .isEqualTo("SamlServiceProvider[entityId=id, acs=https://a.example]");
    }
}
