package dev.ectype.controlplane.signin.saml;

import static dev.ectype.controlplane.signin.saml.SamlVerification.assertRefused;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class RefusedEncryptionTest {
    private static final TestResponse STANDARD = TestResponse.standard();
    private static final TestEncryption ENCRYPTION = TestEncryption.standard();
    private static final TestResponse ENCRYPTED =
            STANDARD.sign(SignedPart.ASSERTION).encrypt(ENCRYPTION);

    @Test
    void refusesAnEncryptedAssertionWithoutAnySignature() {
        assertRefused(SamlRefusal.SIGNATURE_MISSING, "0 children <Signature>", STANDARD.encrypt(ENCRYPTION));
    }

    @Test
    void refusesAnEncryptedAssertionWithTheSignatureOfAnother() {
        TestResponse response = STANDARD.sign(new TestSigner().key(TestKeys.ATTACKER.key()), "Assertion");
        assertRefused(SamlRefusal.SIGNATURE_INVALID, "is invalid", response.encrypt(ENCRYPTION));
    }

    @Test
    void refusesAReplacedEncryptedAssertionInASignedResponse() {
        TestResponse response = STANDARD.encrypt(ENCRYPTION).sign(SignedPart.RESPONSE);
        TestResponse other =
                STANDARD.with(TestResponse.EMAIL, SignatureWrapping.VICTIM).encrypt(ENCRYPTION);
        assertRefused(SamlRefusal.SIGNATURE_INVALID, "is invalid", response.change(document -> {
            Element forged = (Element)
                    document.importNode(TestXml.first(TestXml.parse(other.text()), "EncryptedAssertion"), true);
            Element original = TestXml.first(document, "EncryptedAssertion");
            original.getParentNode().replaceChild(forged, original);
        }));
    }

    @Test
    void refusesAnAssertionForAnotherKey() {
        assertRefused(
                SamlRefusal.NOT_DECRYPTABLE,
                "not encrypted with the certificate",
                STANDARD.sign(SignedPart.ASSERTION).encrypt(ENCRYPTION.recipient(TestKeys.ATTACKER)));
    }

    @Test
    void refusesChangedCipherText() {
        assertRefused(SamlRefusal.NOT_DECRYPTABLE, "not encrypted with the certificate", ENCRYPTED.change(document -> {
            Element key = TestXml.first(document, "EncryptedKey");
            key.getParentNode().getParentNode().removeChild(key.getParentNode());
            Element data = TestXml.first(document, "EncryptedData");
            Element value = TestXml.first(data, "CipherValue");
            String text = value.getTextContent();
            char last = text.charAt(100) == 'A' ? 'B' : 'A';
            value.setTextContent(text.substring(0, 100) + last + text.substring(101));
            data.getParentNode().appendChild(key);
        }));
    }

    @Test
    void refusesCbcWithoutASignatureOfTheResponse() {
        assertRefused(
                SamlRefusal.WEAK_ALGORITHM,
                "aes256-cbc",
                STANDARD.sign(SignedPart.ASSERTION)
                        .encrypt(ENCRYPTION.dataAlgorithm(TestEncryption.XENC + "aes256-cbc")));
    }

    @Test
    void refusesTripleDes() {
        assertRefused(
                SamlRefusal.WEAK_ALGORITHM,
                "tripledes-cbc",
                STANDARD.encrypt(ENCRYPTION.dataAlgorithm(TestEncryption.XENC + "tripledes-cbc"))
                        .sign(SignedPart.RESPONSE));
    }

    @Test
    void refusesRsaWithOldPadding() {
        assertRefused(
                SamlRefusal.WEAK_ALGORITHM,
                "rsa-1_5",
                STANDARD.encrypt(ENCRYPTION.keyAlgorithm(TestEncryption.XENC + "rsa-1_5"))
                        .sign(SignedPart.RESPONSE));
    }

    @Test
    void refusesAReferenceToCipherText() {
        assertRefused(SamlRefusal.NOT_DECRYPTABLE, "0 children <CipherValue>", ENCRYPTED.change(document -> {
            Element value = TestXml.first(document, "CipherValue");
            Element reference = document.createElementNS(TestEncryption.XENC, "xenc:CipherReference");
            reference.setAttribute("URI", "http://127.0.0.1:1/");
            value.getParentNode().replaceChild(reference, value);
        }));
    }

    @Test
    void refusesTwoEncryptedKeys() {
        assertRefused(SamlRefusal.NOT_DECRYPTABLE, "has 2 encrypted keys", ENCRYPTED.change(document -> {
            Element key = TestXml.first(document, "EncryptedKey");
            key.getParentNode().appendChild(key.cloneNode(true));
        }));
    }

    @Test
    void refusesDecryptedTextOfAnotherElement() {
        String subject = "<saml:Subject xmlns:saml=\"" + TestXml.ASSERTION + "\"/>";
        TestResponse response = STANDARD.change(document -> {
            Element assertion = TestXml.first(document, "Assertion");
            assertion.getParentNode().removeChild(assertion);
        });
        assertRefused(
                SamlRefusal.MALFORMED,
                "The root element is \"saml:Subject\"",
                response.with("</samlp:Response>", ENCRYPTION.encrypt(subject) + "</samlp:Response>"));
    }

    @Test
    void refusesTwoDecryptedAssertions() {
        TestResponse signed = STANDARD.sign(SignedPart.ASSERTION);
        String assertion = TestXml.print(TestXml.first(TestXml.parse(signed.text()), "Assertion"));
        TestResponse response = signed.change(document -> {
            Element original = TestXml.first(document, "Assertion");
            original.getParentNode().removeChild(original);
        });
        assertRefused(
                SamlRefusal.MALFORMED,
                "has 2 elements",
                response.with("</samlp:Response>", ENCRYPTION.encrypt(assertion + assertion) + "</samlp:Response>"));
    }

    @Test
    void refusesAForgedAssertionAroundTheDecryptedOne() {
        TestResponse response = STANDARD.sign(SignedPart.ASSERTION).change(SignatureWrapping::fourth);
        String forged = TestXml.print(TestXml.first(TestXml.parse(response.text()), "Assertion"));
        TestResponse empty = response.change(document -> {
            Element assertion = TestXml.first(document, "Assertion");
            assertion.getParentNode().removeChild(assertion);
        });
        assertRefused(
                SamlRefusal.SEVERAL_ASSERTIONS,
                "contains 2 assertions",
                empty.with("</samlp:Response>", ENCRYPTION.encrypt(forged) + "</samlp:Response>"));
    }
}
