package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.PublicKey;
import java.util.function.Consumer;
import javax.xml.XMLConstants;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Checks the signature alone, without the structure of the message, which would refuse most of these cases earlier. */
class SignedContentTest {
    private static final PublicKey KEY = TestKeys.PROVIDER.certificate().getPublicKey();
    private static final TestResponse SIGNED = TestExchange.standard().signed(SignedPart.ASSERTION);

    @Test
    void containsTheSignedBytesOnly() throws SamlRefused {
        Element received = assertion(document -> TestXml.first(document, "Assertion")
                .setAttributeNS(XMLConstants.XMLNS_ATTRIBUTE_NS_URI, "xmlns:unsigned", "urn:other"));
        String content = TestXml.print(SignedContent.verify(received, KEY).element());
        assertThat(TestXml.print(received)).contains("urn:other", "<ds:Signature");
        assertThat(content).contains(TestExchange.EMAIL).doesNotContain("urn:other", "Signature");
    }

    @Test
    void refusesAForgedElementAroundTheSignature() {
        assertRefused(SamlRefusal.SIGNATURE_REFERENCE, assertion(SignatureWrapping::fifth));
    }

    @Test
    void refusesAForgedElementAroundTheSignatureThatContainsTheOriginal() {
        assertRefused(SamlRefusal.SIGNATURE_FORM, assertion(SignatureWrapping::sixth));
    }

    @Test
    void refusesAForgedElementAroundTheSignatureWhoseObjectContainsTheOriginal() {
        assertRefused(SamlRefusal.SIGNATURE_FORM, assertion(SignatureWrapping::eighth));
    }

    @Test
    void refusesAForgedElementWithTheIdentifierOfTheOriginal() {
        assertRefused(SamlRefusal.SIGNATURE_INVALID, assertion(SignatureWrapping::sameIdentifierAfter));
    }

    @Test
    void refusesAForgedElementWithTheIdentifierOfTheOriginalBeforeIt() {
        assertRefused(SamlRefusal.SIGNATURE_INVALID, assertion(SignatureWrapping::sameIdentifierBefore, 1));
    }

    private static Element assertion(Consumer<Document> change) {
        return assertion(change, 0);
    }

    private static Element assertion(Consumer<Document> change, int index) {
        Document document = TestXml.parse(SIGNED.text());
        change.accept(document);
        return (Element)
                document.getElementsByTagNameNS(TestXml.ASSERTION, "Assertion").item(index);
    }

    private static void assertRefused(SamlRefusal reason, Element received) {
        assertThatThrownBy(() -> SignedContent.verify(received, KEY))
                .isInstanceOfSatisfying(
                        SamlRefused.class,
                        refused -> assertThat(refused.reason()).isEqualTo(reason));
    }
}
