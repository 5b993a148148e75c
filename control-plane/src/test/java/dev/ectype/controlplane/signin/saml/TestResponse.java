package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.w3c.dom.Document;

/** Holds the response of an identity provider as text, without code of the service provider. Each method returns a changed copy. */
record TestResponse(String text) {
    /** Replaces a part that occurs once. */
    TestResponse with(String part, String replacement) {
        assertThat(text.split(Pattern.quote(part), -1))
                .as("occurrences of %s", part)
                .hasSize(2);
        return new TestResponse(text.replace(part, replacement));
    }

    TestResponse without(String part) {
        return with(part, "");
    }

    TestResponse sign(SignedPart part) {
        return switch (part) {
            case ASSERTION -> sign(new TestSigner(), "Assertion");
            case RESPONSE -> sign(new TestSigner(), "Response");
            case BOTH -> sign(new TestSigner(), "Assertion").sign(new TestSigner(), "Response");
        };
    }

    TestResponse sign(TestSigner signer, String element) {
        return new TestResponse(signer.sign(text, element));
    }

    /** Changes the elements, as an attacker does after the signature. */
    TestResponse change(Consumer<Document> change) {
        Document document = TestXml.parse(text);
        change.accept(document);
        return new TestResponse(TestXml.print(document));
    }

    /** Encrypts the assertion with its signature, if any. */
    TestResponse encrypt(TestEncryption encryption) {
        int begin = text.indexOf("<saml:Assertion");
        int end = text.indexOf("</saml:Assertion>") + "</saml:Assertion>".length();
        return new TestResponse(
                text.substring(0, begin) + encryption.encrypt(text.substring(begin, end)) + text.substring(end));
    }

    /** Encrypts the assertion, and signs a part: the assertion before its encryption, the response after it. */
    TestResponse encrypt(TestEncryption encryption, SignedPart part) {
        TestResponse encrypted = (part == SignedPart.RESPONSE ? this : sign(SignedPart.ASSERTION)).encrypt(encryption);
        return part == SignedPart.ASSERTION ? encrypted : encrypted.sign(SignedPart.RESPONSE);
    }

    /** Returns the first assertion alone. */
    String assertion() {
        return TestXml.print(TestXml.first(TestXml.parse(text), "Assertion"));
    }

    String encode() {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
