package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.w3c.dom.Document;

/** Writes the response of an identity provider as text, without code of the service provider. Each method returns a changed copy. */
record TestResponse(String text) {
    static final String ENTITY_ID = "https://idp.example/metadata";
    static final String SELF = "https://ectype.example/saml/metadata";
    static final String ACS = "https://ectype.example/saml/acs";
    static final String REQUEST = "_request-1";
    static final String EMAIL = "ada@customer.example";
    static final String BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

    static final String CONFIRMATION = """
            <saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">\
            <saml:SubjectConfirmationData Recipient="https://ectype.example/saml/acs"\
             NotOnOrAfter="2026-01-15T12:05:00Z" InResponseTo="_request-1"/>\
            </saml:SubjectConfirmation>""";
    static final String AUDIENCE = """
            <saml:AudienceRestriction><saml:Audience>https://ectype.example/saml/metadata</saml:Audience>\
            </saml:AudienceRestriction>""";
    static final String STATEMENT = """
            <saml:AuthnStatement AuthnInstant="2026-01-15T11:59:50Z" SessionIndex="_session"\
             SessionNotOnOrAfter="2026-01-15T20:00:00Z"><saml:AuthnContext><saml:AuthnContextClassRef>\
            urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext>\
            </saml:AuthnStatement>""";
    static final String MAIL = """
            <saml:Attribute Name="email"><saml:AttributeValue>ada@customer.example</saml:AttributeValue>\
            </saml:Attribute>""";
    static final String NAME_ID = """
            <saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">user-7</saml:NameID>""";
    static final String RESPONSE_ISSUER = "<saml:Issuer>https://idp.example/metadata</saml:Issuer><samlp:Status>";
    static final String ASSERTION_ISSUER = "<saml:Issuer>https://idp.example/metadata</saml:Issuer><saml:Subject>";
    static final String CONDITIONS = """
            <saml:Conditions NotBefore="2026-01-15T11:59:00Z" NotOnOrAfter="2026-01-15T12:10:00Z">""";

    private static final String TEXT = """
            <samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" \
            xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_response" Version="2.0" \
            IssueInstant="2026-01-15T12:00:00Z" Destination="https://ectype.example/saml/acs" \
            InResponseTo="_request-1">\
            """ + RESPONSE_ISSUER
            + """
            <samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>\
            <saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_assertion" Version="2.0" \
            IssueInstant="2026-01-15T12:00:00Z">\
            """ + ASSERTION_ISSUER + NAME_ID + CONFIRMATION + "</saml:Subject>" + CONDITIONS + AUDIENCE
            + "</saml:Conditions>" + STATEMENT + "<saml:AttributeStatement>" + MAIL
            + "</saml:AttributeStatement></saml:Assertion></samlp:Response>";

    static TestResponse standard() {
        return new TestResponse(TEXT);
    }

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

    String encode() {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
