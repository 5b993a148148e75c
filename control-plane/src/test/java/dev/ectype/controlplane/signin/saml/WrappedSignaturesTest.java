package dev.ectype.controlplane.signin.saml;

import static dev.ectype.controlplane.signin.saml.SamlVerification.assertRefused;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class WrappedSignaturesTest {
    private static final String TWO = "contains 2 assertions";
    private static final TestResponse SIGNED_ASSERTION = TestResponse.standard().sign(SignedPart.ASSERTION);
    private static final TestResponse SIGNED_RESPONSE = TestResponse.standard().sign(SignedPart.RESPONSE);

    @Test
    void refusesTheOriginalResponseInItsSignature() {
        assertRefused(
                SamlRefusal.MALFORMED, "A response is not the root", SIGNED_RESPONSE.change(SignatureWrapping::first));
    }

    @Test
    void refusesTheOriginalResponseBesideItsSignature() {
        assertRefused(
                SamlRefusal.MALFORMED, "A response is not the root", SIGNED_RESPONSE.change(SignatureWrapping::second));
    }

    @Test
    void refusesAForgedAssertionBeforeTheSignedOne() {
        assertSeveral(SignatureWrapping::third);
    }

    @Test
    void refusesAForgedAssertionAroundTheSignedOne() {
        assertSeveral(SignatureWrapping::fourth);
    }

    @Test
    void refusesTheOriginalAssertionAfterTheForgedOne() {
        assertSeveral(SignatureWrapping::fifth);
    }

    @Test
    void refusesTheOriginalAssertionInTheSignatureOfTheForgedOne() {
        assertSeveral(SignatureWrapping::sixth);
    }

    @Test
    void refusesAForgedAssertionInExtensions() {
        assertSeveral(SignatureWrapping::seventh);
    }

    @Test
    void refusesTheOriginalAssertionInAnObjectOfTheSignature() {
        assertSeveral(SignatureWrapping::eighth);
    }

    @Test
    void refusesASecondSignedInfo() {
        assertRefused(
                SamlRefusal.SIGNATURE_FORM,
                "2 children <SignedInfo>",
                SIGNED_ASSERTION.change(SignatureWrapping::ninth));
    }

    @Test
    void refusesTheSignatureOfTheOriginalAssertionInTheResponse() {
        assertSeveral(SignatureWrapping::tenth);
    }

    @Test
    void refusesAForgedAssertionBesideThatOfASignedResponse() {
        assertRefused(SamlRefusal.SEVERAL_ASSERTIONS, TWO, SIGNED_RESPONSE.change(document -> {
            Element assertion = TestXml.first(document, "Assertion");
            Element forged = (Element) assertion.cloneNode(true);
            SignatureWrapping.forge(forged);
            document.getDocumentElement().insertBefore(forged, assertion);
        }));
    }

    @Test
    void refusesAForgedEncryptedAssertionBesideTheSignedOne() {
        String forged = TestEncryption.standard().encrypt("<saml:Assertion/>");
        TestResponse response = SIGNED_ASSERTION.with("</saml:Assertion>", "</saml:Assertion>" + forged);
        assertRefused(SamlRefusal.SEVERAL_ASSERTIONS, TWO, response);
    }

    @ParameterizedTest
    @EnumSource
    void refusesAChangedEmail(SignedPart part) {
        assertRefused(
                SamlRefusal.SIGNATURE_INVALID,
                "is invalid",
                TestResponse.standard().sign(part).with(TestResponse.EMAIL, SignatureWrapping.VICTIM));
    }

    @Test
    void refusesAnAssertionInAForeignNamespace() {
        assertRefused(
                SamlRefusal.WRONG_NAMESPACE,
                "The namespace of <x:Assertion>",
                SIGNED_ASSERTION.with("</saml:Assertion>", "</saml:Assertion><x:Assertion xmlns:x=\"urn:other\"/>"));
    }

    @Test
    void refusesAnAssertionWithoutNamespace() {
        assertRefused(
                SamlRefusal.WRONG_NAMESPACE,
                "is missing, but must be \"urn:oasis",
                SIGNED_ASSERTION.with("</saml:Assertion>", "</saml:Assertion><Assertion/>"));
    }

    @Test
    void refusesASignatureInAForeignNamespace() {
        assertRefused(
                SamlRefusal.WRONG_NAMESPACE,
                "The namespace of <ds:Signature>",
                SIGNED_ASSERTION.with(
                        "xmlns:ds=\"" + TestXml.SIGNATURE + "\"", "xmlns:ds=\"http://www.w3.org/2000/09/xmldsig\""));
    }

    @Test
    void refusesAReboundPrefixOfTheResponse() {
        assertRefused(
                SamlRefusal.WRONG_NAMESPACE,
                "The namespace of <samlp:Response>",
                SIGNED_ASSERTION.with("xmlns:samlp=\"" + TestXml.PROTOCOL + "\"", "xmlns:samlp=\"urn:other\""));
    }

    @Test
    void refusesAnIdentifierWithANamespace() {
        TestResponse response =
                TestResponse.standard().with("ID=\"_assertion\"", "samlp:ID=\"_assertion-2\" ID=\"_assertion\"");
        assertRefused(SamlRefusal.WRONG_NAMESPACE, "samlp:ID has a namespace", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAnXmlId() {
        TestResponse response =
                TestResponse.standard().with("<saml:AttributeStatement>", "<saml:AttributeStatement xml:id=\"_x\">");
        assertRefused(SamlRefusal.WRONG_NAMESPACE, "xml:id has a namespace", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesRepeatedIdentifiers() {
        TestResponse response = SIGNED_ASSERTION.with("ID=\"_response\"", "ID=\"_assertion\"");
        assertRefused(SamlRefusal.DUPLICATE_ID, "the identifier \"_assertion\"", response);
    }

    @Test
    void refusesIdentifiersThatDifferInTheCaseOfTheirNameOnly() {
        TestResponse response = TestResponse.standard()
                .with("<saml:AttributeStatement>", "<saml:AttributeStatement Id=\"_assertion\">");
        assertRefused(SamlRefusal.DUPLICATE_ID, "the identifier \"_assertion\"", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesASignatureInAForeignElement() {
        assertRefused(SamlRefusal.SIGNATURE_MISPLACED, "A signature is in <samlp:Status>", moved("Status"));
    }

    @Test
    void refusesASignatureDeepInTheAssertion() {
        assertRefused(SamlRefusal.SIGNATURE_MISPLACED, "A signature is in <saml:Subject>", moved("Subject"));
    }

    @Test
    void refusesTheSignatureOfTheAssertionInTheResponse() {
        assertRefused(
                SamlRefusal.SIGNATURE_REFERENCE, "is \"#_assertion\", but must be \"#_response\"", moved("Response"));
    }

    @Test
    void refusesASecondSignature() {
        assertRefused(SamlRefusal.SIGNATURE_FORM, "has several signatures", SIGNED_ASSERTION.change(document -> {
            Element signature = TestXml.first(document, "Signature");
            signature.getParentNode().insertBefore(signature.cloneNode(true), signature);
        }));
    }

    @Test
    void refusesAnAssertionThatIsNoChildOfTheResponse() {
        TestResponse response = SIGNED_ASSERTION.change(document -> {
            Element extensions = document.createElementNS(TestXml.PROTOCOL, "samlp:Extensions");
            document.getDocumentElement().insertBefore(extensions, TestXml.first(document, "Status"));
            extensions.appendChild(TestXml.first(document, "Assertion"));
        });
        assertRefused(SamlRefusal.MISPLACED_ASSERTION, "is \"samlp:Extensions\"", response);
    }

    @Test
    void refusesAnAssertionInTheAdviceOfTheAssertion() {
        TestResponse response = TestResponse.standard()
                .with(
                        "<saml:AuthnStatement ",
                        "<saml:Advice><saml:Assertion ID=\"_advice\"/></saml:Advice><saml:AuthnStatement ");
        assertRefused(SamlRefusal.SEVERAL_ASSERTIONS, TWO, response.sign(SignedPart.ASSERTION));
    }

    private static void assertSeveral(Consumer<Document> wrapping) {
        assertRefused(SamlRefusal.SEVERAL_ASSERTIONS, TWO, SIGNED_ASSERTION.change(wrapping));
    }

    private static TestResponse moved(String element) {
        return SIGNED_ASSERTION.change(document -> {
            Element target = TestXml.first(document, element);
            target.insertBefore(TestXml.first(document, "Signature"), target.getFirstChild());
        });
    }
}
