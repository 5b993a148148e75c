package dev.ectype.controlplane.signin.saml;

import java.util.List;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Lists responses with an encrypted assertion that must be refused. */
final class EncryptionAttacks {
    private static final String OTHER_KEY = "not encrypted with the certificate";
    private static final String END = "</samlp:Response>";

    private EncryptionAttacks() {}

    static List<SamlAttack> all() {
        return List.of(
                SamlAttack.of(
                        "encrypted assertion without any signature",
                        SamlRefusal.SIGNATURE_MISSING,
                        "0 children <Signature>",
                        x -> x.response().encrypt(x.encryption())),
                SamlAttack.of(
                        "encrypted assertion with the signature of another key",
                        SamlRefusal.SIGNATURE_INVALID,
                        "is invalid",
                        x -> x.response()
                                .sign(new TestSigner().key(TestKeys.ATTACKER.key()), "Assertion")
                                .encrypt(x.encryption())),
                SamlAttack.of(
                        "replaced encrypted assertion in a signed response",
                        SamlRefusal.SIGNATURE_INVALID,
                        "is invalid",
                        EncryptionAttacks::replaced),
                SamlAttack.of(
                        "encrypted assertion for another key",
                        SamlRefusal.NOT_DECRYPTABLE,
                        OTHER_KEY,
                        x -> x.signed(SignedPart.ASSERTION)
                                .encrypt(TestEncryption.standard(
                                        TestKeys.ATTACKER.certificate().getPublicKey()))),
                SamlAttack.of(
                        "changed cipher text",
                        SamlRefusal.NOT_DECRYPTABLE,
                        OTHER_KEY,
                        x -> encrypted(x).change(EncryptionAttacks::changeCipherText)),
                SamlAttack.of(
                        "CBC without a signature of the response",
                        SamlRefusal.WEAK_ALGORITHM,
                        "aes256-cbc",
                        x -> x.signed(SignedPart.ASSERTION)
                                .encrypt(x.encryption().dataAlgorithm(TestEncryption.XENC + "aes256-cbc"))),
                SamlAttack.of(
                        "triple DES",
                        SamlRefusal.WEAK_ALGORITHM,
                        "tripledes-cbc",
                        x -> x.response()
                                .encrypt(x.encryption().dataAlgorithm(TestEncryption.XENC + "tripledes-cbc"))
                                .sign(SignedPart.RESPONSE)),
                SamlAttack.of(
                        "RSA with the old padding",
                        SamlRefusal.WEAK_ALGORITHM,
                        "rsa-1_5",
                        x -> x.response()
                                .encrypt(x.encryption().keyAlgorithm(TestEncryption.XENC + "rsa-1_5"))
                                .sign(SignedPart.RESPONSE)),
                SamlAttack.of(
                        "reference to cipher text",
                        SamlRefusal.NOT_DECRYPTABLE,
                        "0 children <CipherValue>",
                        x -> encrypted(x).change(EncryptionAttacks::referToCipherText)),
                SamlAttack.of(
                        "two encrypted keys",
                        SamlRefusal.NOT_DECRYPTABLE,
                        "has 2 encrypted keys",
                        x -> encrypted(x).change(document -> {
                            Element key = TestXml.first(document, "EncryptedKey");
                            key.getParentNode().appendChild(key.cloneNode(true));
                        })),
                SamlAttack.of(
                        "decrypted text of another element",
                        SamlRefusal.MALFORMED,
                        "The root element is \"saml:Subject\"",
                        x -> x.response()
                                .change(TestXml::removeAssertion)
                                .with(
                                        END,
                                        x.encryption()
                                                        .encrypt("<saml:Subject xmlns:saml=\"" + TestXml.ASSERTION
                                                                + "\"/>")
                                                + END)),
                SamlAttack.of("two decrypted assertions", SamlRefusal.MALFORMED, "has 2 elements", x -> {
                    TestResponse signed = x.signed(SignedPart.ASSERTION);
                    return signed.change(TestXml::removeAssertion)
                            .with(END, x.encryption().encrypt(signed.assertion() + signed.assertion()) + END);
                }),
                SamlAttack.of(
                        "forged assertion around the decrypted one",
                        SamlRefusal.SEVERAL_ASSERTIONS,
                        "contains 2 assertions",
                        x -> {
                            TestResponse forged = x.signed(SignedPart.ASSERTION).change(SignatureWrapping::fourth);
                            return forged.change(TestXml::removeAssertion)
                                    .with(END, x.encryption().encrypt(forged.assertion()) + END);
                        }));
    }

    private static TestResponse encrypted(TestExchange x) {
        return x.signed(SignedPart.ASSERTION).encrypt(x.encryption());
    }

    private static TestResponse replaced(TestExchange x) {
        TestResponse other =
                x.response().with(x.email(), x.email(SignatureWrapping.VICTIM)).encrypt(x.encryption());
        return x.response().encrypt(x.encryption()).sign(SignedPart.RESPONSE).change(document -> {
            Element forged = (Element)
                    document.importNode(TestXml.first(TestXml.parse(other.text()), "EncryptedAssertion"), true);
            Element original = TestXml.first(document, "EncryptedAssertion");
            original.getParentNode().replaceChild(forged, original);
        });
    }

    private static void changeCipherText(Document document) {
        Element key = TestXml.first(document, "EncryptedKey");
        key.getParentNode().getParentNode().removeChild(key.getParentNode());
        Element data = TestXml.first(document, "EncryptedData");
        Element value = TestXml.first(data, "CipherValue");
        String text = value.getTextContent();
        char changed = text.charAt(100) == 'A' ? 'B' : 'A';
        value.setTextContent(text.substring(0, 100) + changed + text.substring(101));
        data.getParentNode().appendChild(key);
    }

    private static void referToCipherText(Document document) {
        Element value = TestXml.first(document, "CipherValue");
        Element reference = document.createElementNS(TestEncryption.XENC, "xenc:CipherReference");
        reference.setAttribute("URI", "http://127.0.0.1:1/");
        value.getParentNode().replaceChild(reference, value);
    }
}
