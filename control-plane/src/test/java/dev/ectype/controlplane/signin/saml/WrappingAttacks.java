package dev.ectype.controlplane.signin.saml;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Lists responses with a valid signature that covers another element than the one that names the user. */
final class WrappingAttacks {
    private static final String TWO = "contains 2 assertions";
    private static final String STATEMENT = "<saml:AttributeStatement";

    private WrappingAttacks() {}

    static List<SamlAttack> all() {
        List<SamlAttack> attacks = new ArrayList<>();
        attacks.addAll(wrappings());
        attacks.addAll(assertions());
        attacks.addAll(changes());
        attacks.addAll(namespaces());
        attacks.addAll(identifiers());
        attacks.addAll(signatures());
        return attacks;
    }

    private static List<SamlAttack> wrappings() {
        return List.of(
                root("original response in its signature", SignatureWrapping::first),
                root("original response beside its signature", SignatureWrapping::second),
                several("forged assertion before the signed one", SignatureWrapping::third),
                several("forged assertion around the signed one", SignatureWrapping::fourth),
                several("original assertion after the forged one", SignatureWrapping::fifth),
                several("original assertion in the signature of the forged one", SignatureWrapping::sixth),
                several("forged assertion in extensions", SignatureWrapping::seventh),
                several("original assertion in an object of the signature", SignatureWrapping::eighth),
                SamlAttack.of(
                        "second signed information",
                        SamlRefusal.SIGNATURE_FORM,
                        "2 children <SignedInfo>",
                        x -> signed(x).change(SignatureWrapping::ninth)),
                several("signature of the original assertion in the response", SignatureWrapping::tenth),
                repeated(
                        "forged assertion with the identifier of the original one",
                        SignatureWrapping::sameIdentifierAfter),
                repeated(
                        "original assertion before the forged one with its identifier",
                        SignatureWrapping::sameIdentifierBefore));
    }

    private static List<SamlAttack> assertions() {
        return List.of(
                SamlAttack.of(
                        "forged assertion beside that of a signed response",
                        SamlRefusal.SEVERAL_ASSERTIONS,
                        TWO,
                        x -> x.signed(SignedPart.RESPONSE).change(document -> {
                            Element original = TestXml.first(document, "Assertion");
                            Element forged = (Element) original.cloneNode(true);
                            SignatureWrapping.forge(forged);
                            document.getDocumentElement().insertBefore(forged, original);
                        })),
                SamlAttack.of(
                        "forged encrypted assertion beside the signed one",
                        SamlRefusal.SEVERAL_ASSERTIONS,
                        TWO,
                        x -> after(x, x.encryption().encrypt("<saml:Assertion/>"))),
                SamlAttack.of(
                        "assertion that is no child of the response",
                        SamlRefusal.MISPLACED_ASSERTION,
                        "is \"samlp:Extensions\"",
                        x -> signed(x).change(document -> {
                            Element extensions = document.createElementNS(TestXml.PROTOCOL, "samlp:Extensions");
                            document.getDocumentElement().insertBefore(extensions, TestXml.first(document, "Status"));
                            extensions.appendChild(TestXml.first(document, "Assertion"));
                        })),
                SamlAttack.of(
                        "assertion in the advice of the assertion",
                        SamlRefusal.SEVERAL_ASSERTIONS,
                        TWO,
                        x -> x.response()
                                .with(
                                        "<saml:AuthnStatement ",
                                        "<saml:Advice><saml:Assertion ID=\"_advice\"/></saml:Advice>"
                                                + "<saml:AuthnStatement ")
                                .sign(SignedPart.ASSERTION)));
    }

    private static List<SamlAttack> changes() {
        List<SamlAttack> attacks = new ArrayList<>();
        for (SignedPart part : SignedPart.values()) {
            attacks.add(SamlAttack.of(
                    "changed e-mail, signed: " + part,
                    SamlRefusal.SIGNATURE_INVALID,
                    "is invalid",
                    x -> x.signed(part).with(x.email(), x.email(SignatureWrapping.VICTIM))));
        }
        return attacks;
    }

    private static List<SamlAttack> namespaces() {
        return List.of(
                SamlAttack.of(
                        "assertion in a foreign namespace",
                        SamlRefusal.WRONG_NAMESPACE,
                        "The namespace of <x:Assertion>",
                        x -> after(x, "<x:Assertion xmlns:x=\"urn:other\"/>")),
                SamlAttack.of(
                        "assertion without namespace",
                        SamlRefusal.WRONG_NAMESPACE,
                        "is missing, but must be \"urn:oasis",
                        x -> after(x, "<Assertion/>")),
                SamlAttack.of(
                        "signature in a foreign namespace",
                        SamlRefusal.WRONG_NAMESPACE,
                        "The namespace of <ds:Signature>",
                        x -> signed(x)
                                .with(
                                        "xmlns:ds=\"" + TestXml.SIGNATURE + "\"",
                                        "xmlns:ds=\"http://www.w3.org/2000/09/xmldsig\"")),
                SamlAttack.of(
                        "rebound prefix of the response",
                        SamlRefusal.WRONG_NAMESPACE,
                        "The namespace of <samlp:Response>",
                        x -> signed(x).with("xmlns:samlp=\"" + TestXml.PROTOCOL + "\"", "xmlns:samlp=\"urn:other\"")));
    }

    private static List<SamlAttack> identifiers() {
        return List.of(
                SamlAttack.of(
                        "identifier with a namespace",
                        SamlRefusal.WRONG_NAMESPACE,
                        "samlp:ID has a namespace",
                        x -> x.response()
                                .with("ID=\"_assertion\"", "samlp:ID=\"_assertion-2\" ID=\"_assertion\"")
                                .sign(SignedPart.ASSERTION)),
                SamlAttack.of(
                        "xml:id",
                        SamlRefusal.WRONG_NAMESPACE,
                        "xml:id has a namespace",
                        x -> x.response()
                                .with(STATEMENT, STATEMENT + " xml:id=\"_x\"")
                                .sign(SignedPart.ASSERTION)),
                SamlAttack.of(
                        "repeated identifier",
                        SamlRefusal.DUPLICATE_ID,
                        "the identifier \"_assertion\"",
                        x -> signed(x).with("ID=\"_response\"", "ID=\"_assertion\"")),
                SamlAttack.of(
                        "identifiers that differ in the case of their name",
                        SamlRefusal.DUPLICATE_ID,
                        "the identifier \"_assertion\"",
                        x -> x.response()
                                .with(STATEMENT, STATEMENT + " Id=\"_assertion\"")
                                .sign(SignedPart.ASSERTION)));
    }

    private static List<SamlAttack> signatures() {
        return List.of(
                SamlAttack.of(
                        "signature in a foreign element",
                        SamlRefusal.SIGNATURE_MISPLACED,
                        "A signature is in <samlp:Status>",
                        x -> moved(x, "Status")),
                SamlAttack.of(
                        "signature deep in the assertion",
                        SamlRefusal.SIGNATURE_MISPLACED,
                        "A signature is in <saml:Subject>",
                        x -> moved(x, "Subject")),
                SamlAttack.of(
                        "signature of the assertion in the response",
                        SamlRefusal.SIGNATURE_REFERENCE,
                        "is \"#_assertion\", but must be \"#_response\"",
                        x -> moved(x, "Response")),
                SamlAttack.of(
                        "second signature",
                        SamlRefusal.SIGNATURE_FORM,
                        "has several signatures",
                        x -> signed(x).change(document -> {
                            Element signature = TestXml.first(document, "Signature");
                            signature.getParentNode().insertBefore(signature.cloneNode(true), signature);
                        })));
    }

    private static TestResponse signed(TestExchange x) {
        return x.signed(SignedPart.ASSERTION);
    }

    /** Adds an element after the signed assertion. */
    private static TestResponse after(TestExchange x, String element) {
        return signed(x).with("</saml:Assertion>", "</saml:Assertion>" + element);
    }

    /** Moves the signature of the assertion to another element. */
    private static TestResponse moved(TestExchange x, String element) {
        return signed(x).change(document -> {
            Element target = TestXml.first(document, element);
            target.insertBefore(TestXml.first(document, "Signature"), target.getFirstChild());
        });
    }

    private static SamlAttack root(String name, Consumer<Document> wrapping) {
        return SamlAttack.of(
                name,
                SamlRefusal.MALFORMED,
                "A response is not the root",
                x -> x.signed(SignedPart.RESPONSE).change(wrapping));
    }

    private static SamlAttack several(String name, Consumer<Document> wrapping) {
        return SamlAttack.of(
                name, SamlRefusal.SEVERAL_ASSERTIONS, TWO, x -> signed(x).change(wrapping));
    }

    private static SamlAttack repeated(String name, Consumer<Document> wrapping) {
        return SamlAttack.of(
                name,
                SamlRefusal.DUPLICATE_ID,
                "the identifier \"_assertion\"",
                x -> signed(x).change(wrapping));
    }
}
