package dev.ectype.controlplane.signin.saml;

import static dev.ectype.controlplane.signin.saml.SamlVerification.assertRefused;
import static dev.ectype.controlplane.signin.saml.SamlVerification.expectation;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import javax.crypto.spec.SecretKeySpec;
import org.apache.xml.security.exceptions.XMLSecurityException;
import org.apache.xml.security.signature.XMLSignature;
import org.apache.xml.security.transforms.Transforms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class RefusedSignaturesTest {
    private static final TestResponse STANDARD = TestResponse.standard();
    private static final String SHA1 = "http://www.w3.org/2000/09/xmldsig#sha1";

    @Test
    void refusesAnUnsignedResponse() {
        assertRefused(SamlRefusal.SIGNATURE_MISSING, "0 children <Signature>", STANDARD);
    }

    @ParameterizedTest
    @EnumSource
    void refusesTheSignatureOfAnotherKey(SignedPart part) {
        String element = part == SignedPart.RESPONSE ? "Response" : "Assertion";
        TestResponse response = STANDARD.sign(new TestSigner().key(TestKeys.ATTACKER.key()), element);
        assertRefused(
                SamlRefusal.SIGNATURE_INVALID,
                "is invalid",
                part == SignedPart.BOTH ? response.sign(SignedPart.RESPONSE) : response);
    }

    @Test
    void refusesTheKeyThatTheSignatureContains() {
        TestSigner signer = new TestSigner().key(TestKeys.ATTACKER.key()).keyInfo(TestKeys.ATTACKER);
        assertRefused(SamlRefusal.SIGNATURE_INVALID, "is invalid", STANDARD.sign(signer, "Assertion"));
    }

    @Test
    void refusesTheCertificateOfTheProviderWithTheSignatureOfAnother() {
        TestSigner signer = new TestSigner().key(TestKeys.ATTACKER.key()).keyInfo(TestKeys.PROVIDER);
        assertRefused(SamlRefusal.SIGNATURE_INVALID, "is invalid", STANDARD.sign(signer, "Assertion"));
    }

    @Test
    void refusesHmacWithThePublicKey() {
        byte[] publicKey = TestKeys.PROVIDER.certificate().getPublicKey().getEncoded();
        TestSigner signer = new TestSigner()
                .key(new SecretKeySpec(publicKey, "HmacSHA256"))
                .method(TestSigner.MORE + "hmac-sha256");
        assertRefused(SamlRefusal.WEAK_ALGORITHM, "hmac-sha256", STANDARD.sign(signer, "Assertion"));
    }

    @Test
    void refusesSignaturesWithSha1() {
        TestSigner signer = new TestSigner().method("http://www.w3.org/2000/09/xmldsig#rsa-sha1");
        assertRefused(
                SamlRefusal.WEAK_ALGORITHM,
                "The signature algorithm is \"http://www.w3.org/2000/09/xmldsig#rsa-sha1\"",
                STANDARD.sign(signer, "Assertion"));
    }

    @Test
    void refusesDigestsWithSha1() {
        assertRefused(
                SamlRefusal.WEAK_ALGORITHM,
                "The digest algorithm is \"" + SHA1 + "\"",
                STANDARD.sign(new TestSigner().digest(SHA1), "Response"));
    }

    @Test
    void refusesEllipticCurvesWithSha1() {
        TestSigner signer = new TestSigner().key(TestKeys.PROVIDER_CURVE.key()).method(TestSigner.MORE + "ecdsa-sha1");
        assertRefused(
                SamlRefusal.WEAK_ALGORITHM,
                "ecdsa-sha1",
                STANDARD.sign(signer, "Assertion").encode(),
                expectation(TestKeys.PROVIDER_CURVE.certificate(), TestKeys.NOW));
    }

    @Test
    void refusesMd5() {
        assertRefused(
                SamlRefusal.WEAK_ALGORITHM,
                "The signature algorithm is \"http://www.w3.org/2001/04/xmldsig-more#rsa-md5\"",
                signWithMd5(STANDARD));
    }

    @Test
    void refusesRsaAlgorithmsForACurve() {
        assertRefused(
                SamlRefusal.WEAK_ALGORITHM,
                "rsa-sha256\", but must be \"http://www.w3.org/2001/04/xmldsig-more#ecdsa",
                STANDARD.sign(SignedPart.ASSERTION).encode(),
                expectation(TestKeys.PROVIDER_CURVE.certificate(), TestKeys.NOW));
    }

    @Test
    void refusesTwoReferences() {
        TestSigner signer = new TestSigner().references("#_assertion", "#_response");
        assertRefused(SamlRefusal.SIGNATURE_REFERENCE, "2 children <Reference>", STANDARD.sign(signer, "Assertion"));
    }

    @Test
    void refusesTheSameReferenceTwice() {
        TestSigner signer = new TestSigner().references("#_assertion", "#_assertion");
        assertRefused(SamlRefusal.SIGNATURE_REFERENCE, "2 children <Reference>", STANDARD.sign(signer, "Assertion"));
    }

    @Test
    void refusesAnEmptyReference() {
        assertRefused(
                SamlRefusal.SIGNATURE_REFERENCE,
                "is \"\", but must be \"#_response\"",
                STANDARD.sign(new TestSigner().references(""), "Response"));
    }

    @Test
    void refusesAReferenceToAnotherElement() {
        assertRefused(
                SamlRefusal.SIGNATURE_REFERENCE,
                "is \"#_response\", but must be \"#_assertion\"",
                STANDARD.sign(new TestSigner().references("#_response"), "Assertion"));
    }

    @Test
    void refusesAnXpointer() {
        assertRefused(
                SamlRefusal.SIGNATURE_REFERENCE,
                "is \"#xpointer(id('_assertion'))\"",
                STANDARD.sign(new TestSigner().references("#xpointer(id('_assertion'))"), "Assertion"));
    }

    @Test
    void refusesAnElementWithoutIdentifier() {
        TestResponse response = STANDARD.sign(SignedPart.ASSERTION).without(" ID=\"_assertion\"");
        assertRefused(SamlRefusal.SIGNATURE_REFERENCE, "but must be \"#\"", response);
    }

    @Test
    void refusesAnObjectInTheSignature() {
        assertRefused(
                SamlRefusal.SIGNATURE_FORM,
                "contains <ds:Object>",
                STANDARD.sign(new TestSigner().object(), "Assertion"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://www.w3.org/TR/2001/REC-xml-c14n-20010315",
                "http://www.w3.org/2006/12/xml-c14n11",
                "http://www.w3.org/TR/1999/REC-xpath-19991116"
            })
    void refusesOtherTransforms(String transform) {
        TestSigner signer = new TestSigner().transforms(TestSigner.ENVELOPED, transform);
        assertRefused(
                SamlRefusal.SIGNATURE_FORM,
                "The canonicalization is \"" + transform + "\"",
                STANDARD.sign(signer, "Assertion"));
    }

    @Test
    void refusesAThirdTransform() {
        TestSigner signer =
                new TestSigner().transforms(TestSigner.ENVELOPED, TestSigner.EXCLUSIVE, TestSigner.EXCLUSIVE);
        assertRefused(SamlRefusal.SIGNATURE_FORM, "has 3 transforms", STANDARD.sign(signer, "Assertion"));
    }

    @Test
    void refusesAnotherOrderOfTransforms() {
        TestSigner signer = new TestSigner().transforms(TestSigner.EXCLUSIVE, TestSigner.EXCLUSIVE);
        assertRefused(SamlRefusal.SIGNATURE_FORM, "The first transform is", STANDARD.sign(signer, "Assertion"));
    }

    @Test
    void refusesInclusiveCanonicalizationOfTheSignedInfo() {
        String canonicalization = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315";
        assertRefused(
                SamlRefusal.SIGNATURE_FORM,
                "The canonicalization is \"" + canonicalization + "\"",
                STANDARD.sign(new TestSigner().canonicalization(canonicalization), "Assertion"));
    }

    @Test
    void refusesASignedDigestOfNoBytes() throws NoSuchAlgorithmException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest();
        assertRefused(
                SamlRefusal.SIGNATURE_INVALID,
                "is invalid",
                STANDARD.sign(new TestSigner().digestValue(digest), "Assertion"));
    }

    @Test
    void refusesASignedDigestOfNoBytesWhoseCanonicalizationFails() throws NoSuchAlgorithmException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest();
        TestResponse response = STANDARD.with("<saml:AttributeStatement>", "<saml:AttributeStatement xmlns:v=\"1\">");
        assertRefused(
                SamlRefusal.SIGNATURE_INVALID,
                "is invalid",
                response.sign(new TestSigner().digestValue(digest), "Assertion"));
    }

    @Test
    void refusesASignedEmptyDigest() {
        assertRefused(
                SamlRefusal.SIGNATURE_INVALID,
                "is invalid",
                STANDARD.sign(new TestSigner().digestValue(new byte[0]), "Assertion"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SignatureValue", "DigestValue"})
    void refusesValuesThatAreNoBase64(String element) {
        TestResponse response = STANDARD.sign(SignedPart.ASSERTION)
                .change(document -> TestXml.first(document, element).setTextContent("A"));
        assertRefused(SamlRefusal.SIGNATURE_INVALID, "is invalid", response);
    }

    @Test
    void refusesAnEmptySignatureValue() {
        TestResponse response = STANDARD.sign(SignedPart.ASSERTION)
                .change(document -> TestXml.first(document, "SignatureValue").setTextContent(""));
        assertRefused(SamlRefusal.SIGNATURE_INVALID, "is invalid", response);
    }

    @Test
    void refusesAChangedAssertionAroundAnIntactSignatureOfTheResponse() {
        TestResponse response = STANDARD.sign(new TestSigner().key(TestKeys.ATTACKER.key()), "Assertion")
                .sign(SignedPart.RESPONSE);
        assertRefused(SamlRefusal.SIGNATURE_INVALID, "The signature of <saml:Assertion>", response);
    }

    @Test
    void refusesAnExpiredCertificate() {
        Instant end = TestKeys.NOW.minusSeconds(1);
        TestKeys keys = TestKeys.generate("RSA", end.minusSeconds(3600), end);
        assertRefused(
                SamlRefusal.CERTIFICATE_EXPIRED,
                "expired at " + end,
                STANDARD.sign(new TestSigner().key(keys.key()), "Assertion").encode(),
                expectation(keys.certificate(), TestKeys.NOW));
    }

    @Test
    void refusesACertificateOfTheFuture() {
        Instant begin = TestKeys.NOW.plusSeconds(1);
        TestKeys keys = TestKeys.generate("RSA", begin, begin.plusSeconds(3600));
        assertRefused(
                SamlRefusal.CERTIFICATE_NOT_YET_VALID,
                "valid from " + begin,
                STANDARD.sign(new TestSigner().key(keys.key()), "Assertion").encode(),
                expectation(keys.certificate(), TestKeys.NOW));
    }

    /** The JDK has no such signature. */
    private static TestResponse signWithMd5(TestResponse response) {
        org.apache.xml.security.Init.init();
        Document document = TestXml.parse(response.text());
        Element assertion = TestXml.first(document, "Assertion");
        assertion.setIdAttributeNS(null, "ID", true);
        try {
            XMLSignature signature = new XMLSignature(
                    document, "", XMLSignature.ALGO_ID_SIGNATURE_NOT_RECOMMENDED_RSA_MD5, TestSigner.EXCLUSIVE);
            assertion.insertBefore(signature.getElement(), TestXml.child(assertion, "Subject"));
            Transforms transforms = new Transforms(document);
            transforms.addTransform(TestSigner.ENVELOPED);
            transforms.addTransform(TestSigner.EXCLUSIVE);
            signature.addDocument("#_assertion", transforms, "http://www.w3.org/2001/04/xmlenc#sha256");
            signature.sign(TestKeys.PROVIDER.key());
        } catch (XMLSecurityException wrong) {
            throw new IllegalStateException(wrong);
        }
        return new TestResponse(TestXml.print(document));
    }
}
