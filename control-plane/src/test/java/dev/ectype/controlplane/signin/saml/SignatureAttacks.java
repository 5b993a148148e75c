package dev.ectype.controlplane.signin.saml;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.crypto.spec.SecretKeySpec;
import org.apache.xml.security.exceptions.XMLSecurityException;
import org.apache.xml.security.signature.XMLSignature;
import org.apache.xml.security.transforms.Transforms;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Lists responses without a signature, or with one that a service provider must not trust. */
final class SignatureAttacks {
    private static final String SHA1 = "http://www.w3.org/2000/09/xmldsig#sha1";
    private static final String INCLUSIVE = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315";
    private static final String INVALID = "is invalid";

    private SignatureAttacks() {}

    static List<SamlAttack> all() {
        List<SamlAttack> attacks = new ArrayList<>();
        attacks.addAll(keys());
        attacks.addAll(algorithms());
        attacks.addAll(references());
        attacks.addAll(forms());
        attacks.addAll(values());
        attacks.addAll(certificates());
        return attacks;
    }

    private static List<SamlAttack> keys() {
        Supplier<TestSigner> attacker = () -> new TestSigner().key(TestKeys.ATTACKER.key());
        return List.of(
                SamlAttack.of(
                        "no signature",
                        SamlRefusal.SIGNATURE_MISSING,
                        "0 children <Signature>",
                        TestExchange::response),
                signer("assertion with the signature of another key", SamlRefusal.SIGNATURE_INVALID, INVALID, attacker),
                SamlAttack.of(
                        "response with the signature of another key",
                        SamlRefusal.SIGNATURE_INVALID,
                        INVALID,
                        x -> x.response().sign(attacker.get(), "Response")),
                SamlAttack.of(
                        "assertion with the signature of another key in a signed response",
                        SamlRefusal.SIGNATURE_INVALID,
                        "The signature of <saml:Assertion>",
                        x -> x.response().sign(attacker.get(), "Assertion").sign(SignedPart.RESPONSE)),
                signer(
                        "key that the signature contains",
                        SamlRefusal.SIGNATURE_INVALID,
                        INVALID,
                        () -> attacker.get().keyInfo(TestKeys.ATTACKER)),
                signer(
                        "certificate of the provider with the signature of another key",
                        SamlRefusal.SIGNATURE_INVALID,
                        INVALID,
                        () -> attacker.get().keyInfo(TestKeys.PROVIDER)));
    }

    private static List<SamlAttack> algorithms() {
        byte[] publicKey = TestKeys.PROVIDER.certificate().getPublicKey().getEncoded();
        return List.of(
                signer(
                        "HMAC with the public key",
                        SamlRefusal.WEAK_ALGORITHM,
                        "hmac-sha256",
                        () -> new TestSigner()
                                .key(new SecretKeySpec(publicKey, "HmacSHA256"))
                                .method(TestSigner.MORE + "hmac-sha256")),
                signer(
                        "signature with SHA-1",
                        SamlRefusal.WEAK_ALGORITHM,
                        "The signature algorithm is \"http://www.w3.org/2000/09/xmldsig#rsa-sha1\"",
                        () -> new TestSigner().method("http://www.w3.org/2000/09/xmldsig#rsa-sha1")),
                SamlAttack.of(
                        "digest with SHA-1",
                        SamlRefusal.WEAK_ALGORITHM,
                        "The digest algorithm is \"" + SHA1 + "\"",
                        x -> x.response().sign(new TestSigner().digest(SHA1), "Response")),
                signer(
                                "elliptic curve with SHA-1",
                                SamlRefusal.WEAK_ALGORITHM,
                                "ecdsa-sha1",
                                () -> new TestSigner()
                                        .key(TestKeys.PROVIDER_CURVE.key())
                                        .method(TestSigner.MORE + "ecdsa-sha1"))
                        .registered(TestKeys.PROVIDER_CURVE),
                SamlAttack.of(
                        "signature with MD5",
                        SamlRefusal.WEAK_ALGORITHM,
                        "The signature algorithm is \"http://www.w3.org/2001/04/xmldsig-more#rsa-md5\"",
                        x -> signWithMd5(x.response())),
                signer(
                                "RSA where the registered key is a curve",
                                SamlRefusal.WEAK_ALGORITHM,
                                "rsa-sha256\", but must be \"http://www.w3.org/2001/04/xmldsig-more#ecdsa",
                                TestSigner::new)
                        .registered(TestKeys.PROVIDER_CURVE));
    }

    private static List<SamlAttack> references() {
        return List.of(
                reference("two references", "2 children <Reference>", "Assertion", "#_assertion", "#_response"),
                reference(
                        "the same reference twice",
                        "2 children <Reference>",
                        "Assertion",
                        "#_assertion",
                        "#_assertion"),
                reference("empty reference", "is \"\", but must be \"#_response\"", "Response", ""),
                reference(
                        "reference to another element",
                        "is \"#_response\", but must be \"#_assertion\"",
                        "Assertion",
                        "#_response"),
                reference("XPointer", "is \"#xpointer(id('_assertion'))\"", "Assertion", "#xpointer(id('_assertion'))"),
                SamlAttack.of(
                        "element without identifier",
                        SamlRefusal.SIGNATURE_REFERENCE,
                        "but must be \"#\"",
                        x -> x.signed(SignedPart.ASSERTION).without(" ID=\"_assertion\"")));
    }

    private static List<SamlAttack> forms() {
        List<SamlAttack> attacks = new ArrayList<>();
        attacks.add(form("object in the signature", "contains <ds:Object>", () -> new TestSigner().object()));
        for (String transform : List.of(
                INCLUSIVE, "http://www.w3.org/2006/12/xml-c14n11", "http://www.w3.org/TR/1999/REC-xpath-19991116")) {
            attacks.add(form(
                    "transform " + transform,
                    "The canonicalization is \"" + transform + "\"",
                    () -> new TestSigner().transforms(TestSigner.ENVELOPED, transform)));
        }
        attacks.add(form(
                "third transform",
                "has 3 transforms",
                () -> new TestSigner().transforms(TestSigner.ENVELOPED, TestSigner.EXCLUSIVE, TestSigner.EXCLUSIVE)));
        attacks.add(form(
                "other order of transforms",
                "The first transform is",
                () -> new TestSigner().transforms(TestSigner.EXCLUSIVE, TestSigner.EXCLUSIVE)));
        attacks.add(form(
                "inclusive canonicalization of the signed information",
                "The canonicalization is \"" + INCLUSIVE + "\"",
                () -> new TestSigner().canonicalization(INCLUSIVE)));
        return attacks;
    }

    private static List<SamlAttack> values() {
        byte[] empty = sha256();
        return List.of(
                signer(
                        "signed digest of no bytes",
                        SamlRefusal.SIGNATURE_INVALID,
                        INVALID,
                        () -> new TestSigner().digestValue(empty)),
                SamlAttack.of(
                        "signed digest of no bytes whose canonicalization fails",
                        SamlRefusal.SIGNATURE_INVALID,
                        INVALID,
                        x -> x.response()
                                .with("<saml:AttributeStatement>", "<saml:AttributeStatement xmlns:v=\"1\">")
                                .sign(new TestSigner().digestValue(empty), "Assertion")),
                signer(
                        "signed empty digest",
                        SamlRefusal.SIGNATURE_INVALID,
                        INVALID,
                        () -> new TestSigner().digestValue(new byte[0])),
                value("signature value that is no base 64", "SignatureValue", "A"),
                value("digest value that is no base 64", "DigestValue", "A"),
                value("empty signature value", "SignatureValue", ""));
    }

    /** The registration of a provider refuses such certificates, but a registered one expires. */
    private static List<SamlAttack> certificates() {
        Instant past = Instant.parse("2001-01-01T00:00:00Z");
        Instant future = Instant.parse("2100-01-01T00:00:00Z");
        TestKeys old = TestKeys.generate("RSA", past.minusSeconds(3600), past);
        TestKeys early = TestKeys.generate("RSA", future, future.plusSeconds(3600));
        return List.of(
                signer(
                                "expired certificate",
                                SamlRefusal.CERTIFICATE_EXPIRED,
                                "expired at " + past,
                                () -> new TestSigner().key(old.key()))
                        .registered(old),
                signer(
                                "certificate of the future",
                                SamlRefusal.CERTIFICATE_NOT_YET_VALID,
                                "valid from " + future,
                                () -> new TestSigner().key(early.key()))
                        .registered(early));
    }

    private static SamlAttack signer(String name, SamlRefusal reason, String detail, Supplier<TestSigner> signer) {
        return SamlAttack.of(name, reason, detail, x -> x.response().sign(signer.get(), "Assertion"));
    }

    private static SamlAttack form(String name, String detail, Supplier<TestSigner> signer) {
        return signer(name, SamlRefusal.SIGNATURE_FORM, detail, signer);
    }

    private static SamlAttack reference(String name, String detail, String element, String... references) {
        return SamlAttack.of(
                name,
                SamlRefusal.SIGNATURE_REFERENCE,
                detail,
                x -> x.response().sign(new TestSigner().references(references), element));
    }

    private static SamlAttack value(String name, String element, String text) {
        return SamlAttack.of(
                name,
                SamlRefusal.SIGNATURE_INVALID,
                INVALID,
                x -> x.signed(SignedPart.ASSERTION)
                        .change(document -> TestXml.first(document, element).setTextContent(text)));
    }

    private static byte[] sha256() {
        try {
            return MessageDigest.getInstance("SHA-256").digest();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
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
