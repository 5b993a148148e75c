package dev.ectype.controlplane.signin.saml;

import static dev.ectype.controlplane.signin.saml.SamlVerification.accepted;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AcceptedResponsesTest {
    private static final TestResponse STANDARD = TestResponse.standard();

    @ParameterizedTest
    @EnumSource
    void acceptsEachSignedPart(SignedPart part) {
        SamlSubject subject = accepted(STANDARD.sign(part));
        assertThat(subject.email()).isEqualTo(TestResponse.EMAIL);
        assertThat(subject.nameId()).isEqualTo("user-7");
        assertThat(subject.attributes()).containsExactly(entry("email", List.of(TestResponse.EMAIL)));
        assertThat(subject.assertionId()).isEqualTo("_assertion");
        assertThat(subject.sessionIndex()).isEqualTo("_session");
        assertThat(subject.usableUntil()).isEqualTo(Instant.parse("2026-01-15T12:06:00Z"));
    }

    @Test
    void acceptsAnEncryptedSignedAssertion() {
        assertThat(accepted(STANDARD.sign(SignedPart.ASSERTION).encrypt(TestEncryption.standard()))
                        .email())
                .isEqualTo(TestResponse.EMAIL);
    }

    @Test
    void acceptsAnEncryptedAssertionInASignedResponse() {
        TestResponse response = STANDARD.encrypt(TestEncryption.standard()).sign(SignedPart.RESPONSE);
        assertThat(accepted(response).email()).isEqualTo(TestResponse.EMAIL);
    }

    @Test
    void acceptsAnEncryptedSignedAssertionInASignedResponse() {
        TestResponse response = STANDARD.sign(SignedPart.ASSERTION)
                .encrypt(TestEncryption.standard())
                .sign(SignedPart.RESPONSE);
        assertThat(accepted(response).email()).isEqualTo(TestResponse.EMAIL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"aes128-gcm", "aes256-gcm"})
    void acceptsOaepWithSha256(String dataAlgorithm) {
        TestEncryption encryption = TestEncryption.standard()
                .keyAlgorithm(TestEncryption.XENC_11 + "rsa-oaep")
                .dataAlgorithm(TestEncryption.XENC_11 + dataAlgorithm);
        accepted(STANDARD.sign(SignedPart.ASSERTION).encrypt(encryption));
    }

    @ParameterizedTest
    @ValueSource(strings = {"aes128-cbc", "aes256-cbc"})
    void acceptsCbcInASignedResponse(String dataAlgorithm) {
        TestEncryption encryption = TestEncryption.standard().dataAlgorithm(TestEncryption.XENC + dataAlgorithm);
        accepted(STANDARD.encrypt(encryption).sign(SignedPart.RESPONSE));
    }

    @Test
    void acceptsAnEncryptedKeyBesideTheData() {
        accepted(STANDARD.sign(SignedPart.ASSERTION)
                .encrypt(TestEncryption.standard().keyBeside()));
    }

    @Test
    void acceptsPrefixesThatAncestorsOfAnEncryptedAssertionDeclare() {
        TestResponse response = STANDARD.with(
                        "<saml:Assertion xmlns:saml=\"urn:oasis:names:tc:SAML:2.0:assertion\"", "<saml:Assertion")
                .sign(SignedPart.ASSERTION)
                .encrypt(TestEncryption.standard());
        assertThat(response.text()).contains("<saml:EncryptedAssertion>");
        accepted(response);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ecdsa-sha256", "ecdsa-sha384", "ecdsa-sha512"})
    void acceptsEllipticCurves(String algorithm) {
        TestSigner signer = new TestSigner().key(TestKeys.PROVIDER_CURVE.key()).method(TestSigner.MORE + algorithm);
        accepted(
                STANDARD.sign(signer, "Assertion"),
                SamlVerification.expectation(TestKeys.PROVIDER_CURVE.certificate(), TestKeys.NOW));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rsa-sha256", "rsa-sha384", "rsa-sha512"})
    void acceptsStrongRsaSignatures(String algorithm) {
        accepted(STANDARD.sign(new TestSigner().method(TestSigner.MORE + algorithm), "Response"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://www.w3.org/2001/04/xmlenc#sha256",
                "http://www.w3.org/2001/04/xmldsig-more#sha384",
                "http://www.w3.org/2001/04/xmlenc#sha512"
            })
    void acceptsStrongDigests(String digest) {
        accepted(STANDARD.sign(new TestSigner().digest(digest), "Response"));
    }

    @Test
    void acceptsCanonicalizationWithComments() {
        String canonicalization = TestSigner.EXCLUSIVE + "WithComments";
        accepted(STANDARD.sign(
                new TestSigner().canonicalization(canonicalization).transforms(TestSigner.ENVELOPED, canonicalization),
                "Assertion"));
    }

    @ParameterizedTest
    @EnumSource
    void acceptsTypedValuesWithInclusivePrefixes(SignedPart part) {
        TestResponse response = STANDARD.with(
                "<saml:AttributeValue>",
                "<saml:AttributeValue xmlns:xs=\"http://www.w3.org/2001/XMLSchema\""
                        + " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:type=\"xs:string\">");
        TestSigner inner = new TestSigner().prefixes("xs");
        assertThat(accepted(
                                part == SignedPart.BOTH
                                        ? response.sign(inner, "Assertion").sign(new TestSigner(), "Response")
                                        : response.sign(inner, part == SignedPart.RESPONSE ? "Response" : "Assertion"))
                        .email())
                .isEqualTo(TestResponse.EMAIL);
    }

    @Test
    void ignoresACertificateInTheSignature() {
        accepted(STANDARD.sign(new TestSigner().keyInfo(TestKeys.ATTACKER), "Assertion"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mail",
                "Email",
                "emailAddress",
                "urn:oid:0.9.2342.19200300.100.1.3",
                "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress"
            })
    void readsTheEmailFromUsualAttributes(String name) {
        TestResponse response = STANDARD.with("Name=\"email\"", "Name=\"" + name + "\"");
        assertThat(accepted(response.sign(SignedPart.ASSERTION)).email()).isEqualTo(TestResponse.EMAIL);
    }

    @Test
    void readsTheEmailFromTheNameId() {
        TestResponse response = STANDARD.without(TestResponse.MAIL)
                .with(
                        TestResponse.NAME_ID,
                        "<saml:NameID Format=\"urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress\">"
                                + "Ada@Customer.example</saml:NameID>");
        assertThat(accepted(response.sign(SignedPart.ASSERTION)).email()).isEqualTo(TestResponse.EMAIL);
    }

    @Test
    void acceptsEqualEmailsOfTwoAttributes() {
        TestResponse response = STANDARD.with(
                TestResponse.MAIL,
                TestResponse.MAIL
                        + TestResponse.MAIL.replace("\"email\"", "\"mail\"").replace("ada@", "ADA@"));
        assertThat(accepted(response.sign(SignedPart.ASSERTION)).email()).isEqualTo(TestResponse.EMAIL);
    }

    @Test
    void acceptsAThousandGroups() {
        String groups = "<saml:Attribute Name=\"groups\">"
                + "<saml:AttributeValue>group</saml:AttributeValue>".repeat(1000) + "</saml:Attribute>";
        TestResponse response = STANDARD.with(TestResponse.MAIL, TestResponse.MAIL + groups);
        assertThat(accepted(response.sign(SignedPart.ASSERTION)).attributes().get("groups"))
                .hasSize(1000);
    }

    @Test
    void acceptsAResponseWithoutIssuer() {
        TestResponse response = STANDARD.with(TestResponse.RESPONSE_ISSUER, "<samlp:Status>");
        accepted(response.sign(SignedPart.ASSERTION));
    }

    @Test
    void acceptsAnUnsignedResponseWithoutDestination() {
        TestResponse response = STANDARD.without(" Destination=\"https://ectype.example/saml/acs\"");
        accepted(response.sign(SignedPart.ASSERTION));
    }

    @Test
    void acceptsOtherConfirmationsAndKnownConditions() {
        TestResponse response = STANDARD.with(
                        TestResponse.CONFIRMATION,
                        "<saml:SubjectConfirmation Method=\"urn:oasis:names:tc:SAML:2.0:cm:holder-of-key\"/>"
                                + TestResponse.CONFIRMATION
                                + TestResponse.CONFIRMATION.replace("ectype.example", "other.example"))
                .with(
                        TestResponse.AUDIENCE,
                        TestResponse.AUDIENCE.replace(
                                        "<saml:Audience>",
                                        "<saml:Audience>https://other.example</saml:Audience><saml:Audience>")
                                + "<saml:OneTimeUse/><saml:ProxyRestriction Count=\"0\"/>");
        accepted(response.sign(SignedPart.ASSERTION));
    }

    @Test
    void acceptsBase64WithLineBreaks() throws SamlRefused {
        String encoded = Base64.getMimeEncoder()
                .encodeToString(STANDARD.sign(SignedPart.BOTH).text().getBytes(StandardCharsets.UTF_8));
        assertThat(new OpenSamlProtocol()
                        .verify(encoded, SamlVerification.expectation())
                        .email())
                .isEqualTo(TestResponse.EMAIL);
    }

    @Test
    void acceptsCharacterReferencesAndCdata() {
        TestResponse response = STANDARD.with(
                "<saml:AttributeValue>ada@customer.example",
                "<saml:AttributeValue>ad&#97;<![CDATA[@customer]]>.example");
        assertThat(accepted(new TestResponse(new TestSigner().sign(response.text(), "Assertion")))
                        .email())
                .isEqualTo(TestResponse.EMAIL);
    }

    @Test
    void initialisesInAThreadWithoutContextClassLoader() throws InterruptedException {
        List<String> emails = new CopyOnWriteArrayList<>();
        Thread thread = new Thread(
                () -> emails.add(accepted(STANDARD.sign(SignedPart.BOTH)).email()));
        thread.setContextClassLoader(null);
        thread.start();
        thread.join();
        assertThat(emails).containsExactly(TestResponse.EMAIL);
    }
}
