package dev.ectype.controlplane.signin.saml;

import static dev.ectype.controlplane.signin.saml.SamlVerification.assertRefused;
import static dev.ectype.controlplane.signin.saml.SamlVerification.expectation;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefusedTransportTest {
    private static final TestResponse SIGNED = TestResponse.standard().sign(SignedPart.ASSERTION);
    private static final String DOCTYPE = "DOCTYPE is disallowed";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!DOCTYPE samlp:Response>",
                "<!DOCTYPE samlp:Response [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>",
                "<!DOCTYPE samlp:Response [<!ENTITY a \"xx\"><!ENTITY b \"&a;&a;\"><!ENTITY c \"&b;&b;\">]>",
                "<!DOCTYPE samlp:Response [<!ATTLIST saml:Assertion Id ID #IMPLIED>]>"
            })
    void refusesDocumentTypes(String type) {
        assertRefused(SamlRefusal.MALFORMED, DOCTYPE, new TestResponse(type + SIGNED.text()));
    }

    @Test
    void loadsNoExternalEntity() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String url = "http://127.0.0.1:" + server.getLocalPort() + "/e";
            String type = "<!DOCTYPE samlp:Response [<!ENTITY % e SYSTEM \"" + url + "\"> %e;]>";
            assertRefused(SamlRefusal.MALFORMED, DOCTYPE, new TestResponse(type + SIGNED.text()));
            server.setSoTimeout(100);
            assertThat(accepts(server)).isFalse();
        }
    }

    @Test
    void refusesUndeclaredEntities() {
        assertRefused(
                SamlRefusal.MALFORMED, "entity \"e\"", SIGNED.with(TestResponse.EMAIL, "&e;" + TestResponse.EMAIL));
    }

    @Test
    void refusesTooManyCharacters() {
        assertRefused(SamlRefusal.TOO_LARGE, "characters of base 64", "A".repeat(400_000), expectation());
    }

    @Test
    void refusesTooManyBytes() {
        int missing = 256 * 1024 + 1 - SIGNED.text().length();
        assertRefused(
                SamlRefusal.TOO_LARGE,
                "The response has 262145 bytes, but 262144 are allowed",
                new TestResponse(SIGNED.text() + " ".repeat(missing)));
    }

    @Test
    void refusesDeepElements() {
        assertRefused(
                SamlRefusal.MALFORMED,
                "depth",
                SIGNED.with("<samlp:StatusCode ", "<a>".repeat(60) + "</a>".repeat(60) + "<samlp:StatusCode "));
    }

    @Test
    void refusesManyElements() {
        assertRefused(
                SamlRefusal.TOO_LARGE,
                "more than 2000 elements",
                SIGNED.with("<samlp:StatusCode ", "<a/>".repeat(2000) + "<samlp:StatusCode "));
    }

    @Test
    void refusesManyAttributes() {
        StringBuilder attributes = new StringBuilder("<samlp:StatusCode");
        for (int i = 0; i < 70; i++) {
            attributes.append(" a").append(i).append("=\"\"");
        }
        assertRefused(SamlRefusal.MALFORMED, "attributes", SIGNED.with("<samlp:StatusCode", attributes.toString()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"%%%%", "PGE+ PC9hPg==", "PGE-PC9h", "<saml>=="})
    void refusesOtherCharactersThanBase64(String text) {
        assertRefused(SamlRefusal.MALFORMED, "not in base 64", text, expectation());
    }

    @Test
    void refusesBase64WithoutItsPadding() {
        assertRefused(SamlRefusal.MALFORMED, "its padding is wrong", "PGEvPg", expectation());
    }

    @Test
    void refusesAnEmptyResponse() {
        assertRefused(SamlRefusal.MALFORMED, "not accepted as XML", "", expectation());
    }

    @Test
    void refusesDeflatedText() throws IOException {
        ByteArrayOutputStream deflated = new ByteArrayOutputStream();
        try (DeflaterOutputStream stream = new DeflaterOutputStream(deflated)) {
            stream.write(SIGNED.text().getBytes(StandardCharsets.UTF_8));
        }
        assertRefused(
                SamlRefusal.MALFORMED,
                "not accepted as XML",
                Base64.getEncoder().encodeToString(deflated.toByteArray()),
                expectation());
    }

    @Test
    void refusesTruncatedXml() {
        String text = SIGNED.text();
        assertRefused(
                SamlRefusal.MALFORMED, "not accepted as XML", new TestResponse(text.substring(0, text.length() - 5)));
    }

    @Test
    void refusesTextAfterTheResponse() {
        assertRefused(SamlRefusal.MALFORMED, "not accepted as XML", new TestResponse(SIGNED.text() + SIGNED.text()));
    }

    @Test
    void refusesAnotherVersionOfXml() {
        assertRefused(SamlRefusal.MALFORMED, "XML 1.1", new TestResponse("<?xml version=\"1.1\"?>" + SIGNED.text()));
    }

    @Test
    void refusesAnotherMessage() {
        String request = "<samlp:AuthnRequest xmlns:samlp=\"" + TestXml.PROTOCOL + "\"/>";
        assertRefused(
                SamlRefusal.MALFORMED,
                "The root element is \"samlp:AuthnRequest\", but must be \"Response\"",
                new TestResponse(request));
    }

    @Test
    void refusesAnAssertionWithoutResponse() {
        String assertion = TestXml.print(TestXml.first(TestXml.parse(SIGNED.text()), "Assertion"));
        assertRefused(SamlRefusal.MALFORMED, "The root element is \"saml:Assertion\"", new TestResponse(assertion));
    }

    @Test
    void refusesProcessingInstructions() {
        TestResponse response = TestResponse.standard().with("<saml:Subject>", "<saml:Subject><?php evil?>");
        assertRefused(SamlRefusal.MALFORMED, "\"evil\"", response.sign(SignedPart.ASSERTION));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<saml:AttributeValue>ada@customer.example",
                "persistent\">user-7",
                "<saml:Audience>https://ectype.example/saml/metadata",
                "<saml:Subject><saml:NameID"
            })
    void refusesComments(String part) {
        String commented = part.substring(0, part.length() - 4) + "<!--c-->" + part.substring(part.length() - 4);
        String comment = part.startsWith("<saml:Subject>") ? part.replace("><", "><!--c--><") : commented;
        TestResponse response = TestResponse.standard().with(part, comment);
        assertRefused(SamlRefusal.MALFORMED, "a comment", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesACommentThatTruncatesTheEmail() {
        TestResponse response =
                TestResponse.standard().with(TestResponse.EMAIL, TestResponse.EMAIL + "<!---->.attacker.example");
        assertRefused(SamlRefusal.MALFORMED, "a comment", response.sign(SignedPart.BOTH));
    }

    @Test
    void refusesACommentInTheIssuer() {
        TestResponse response = TestResponse.standard()
                .with(
                        TestResponse.ASSERTION_ISSUER,
                        TestResponse.ASSERTION_ISSUER.replace("</saml:Issuer>", "<!--c--></saml:Issuer>"));
        assertRefused(SamlRefusal.MALFORMED, "a comment", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesACommentThatAnAttackerAddsToASignedEmail() {
        assertRefused(
                SamlRefusal.MALFORMED,
                "a comment",
                SIGNED.with("ada@customer.example", "ada@<!--c-->customer.example"));
    }

    private static boolean accepts(ServerSocket server) throws IOException {
        try {
            server.accept().close();
            return true;
        } catch (SocketTimeoutException none) {
            return false;
        }
    }
}
