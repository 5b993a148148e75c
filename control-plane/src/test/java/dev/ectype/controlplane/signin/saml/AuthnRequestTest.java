package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Signature;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import javax.xml.crypto.dsig.XMLSignature;
import javax.xml.crypto.dsig.XMLSignatureFactory;
import javax.xml.crypto.dsig.dom.DOMValidateContext;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Reads requests with the JDK, as an identity provider does. */
class AuthnRequestTest {
    private static final String RELAY_STATE = "next=/a b&c=ü+1";

    @Test
    void redirectsWithASignedQuery() throws IOException, GeneralSecurityException {
        SamlRequest request = create("https://idp.example/sso", SamlBinding.REDIRECT, RELAY_STATE);
        assertThat(request.target().toString()).startsWith("https://idp.example/sso?SAMLRequest=");
        assertThat(request.fields()).isEmpty();
        Map<String, String> parameters = parameters(request.target());
        assertThat(parameters.keySet()).containsExactly("SAMLRequest", "RelayState", "SigAlg", "Signature");
        assertThat(parameters)
                .containsEntry("RelayState", RELAY_STATE)
                .containsEntry("SigAlg", "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256");
        assertSigned(request.target(), parameters);
        assertRequest(TestXml.parse(inflate(parameters)));
    }

    @Test
    void redirectsWithoutRelayState() throws GeneralSecurityException {
        SamlRequest request = create("https://idp.example/sso", SamlBinding.REDIRECT, "");
        Map<String, String> parameters = parameters(request.target());
        assertThat(parameters.keySet()).containsExactly("SAMLRequest", "SigAlg", "Signature");
        assertSigned(request.target(), parameters);
    }

    @Test
    void keepsTheQueryOfTheProvider() {
        SamlRequest request = create("https://idp.example/sso?tenant=7", SamlBinding.REDIRECT, "");
        assertThat(request.target().toString()).startsWith("https://idp.example/sso?tenant=7&SAMLRequest=");
    }

    @Test
    void redirectsWithoutXmlSignature() throws IOException {
        SamlRequest request = create("https://idp.example/sso", SamlBinding.REDIRECT, "");
        assertThat(inflate(parameters(request.target()))).doesNotContain("Signature");
    }

    @Test
    void postsASignedForm() throws Exception {
        SamlRequest request = create("https://idp.example/sso", SamlBinding.POST, RELAY_STATE);
        assertThat(request.target()).isEqualTo(URI.create("https://idp.example/sso"));
        assertThat(request.fields().keySet()).containsExactly("RelayState", "SAMLRequest");
        assertThat(request.fields()).containsEntry("RelayState", RELAY_STATE);
        Document document = posted(request);
        assertRequest(document);
        Element root = document.getDocumentElement();
        Element signature = TestXml.child(root, "Signature");
        assertThat(signature.getPreviousSibling().getLocalName()).isEqualTo("Issuer");
        DOMValidateContext context =
                new DOMValidateContext(TestKeys.SELF.certificate().getPublicKey(), signature);
        context.setIdAttributeNS(root, null, "ID");
        XMLSignature read = XMLSignatureFactory.getInstance("DOM").unmarshalXMLSignature(context);
        assertThat(read.validate(context)).isTrue();
        assertThat(read.getSignedInfo().getSignatureMethod().getAlgorithm()).endsWith("rsa-sha256");
        assertThat(read.getSignedInfo().getReferences())
                .singleElement()
                .satisfies(reference -> assertThat(reference.getURI()).isEqualTo("#" + TestExchange.REQUEST));
    }

    @Test
    void postsWithoutRelayState() {
        SamlRequest request = create("https://idp.example/sso", SamlBinding.POST, "");
        assertThat(request.fields().keySet()).containsExactly("SAMLRequest");
    }

    @Test
    void refusesAnIdentifierThatXmlDoesNotAllow() {
        assertThatThrownBy(() -> new OpenSamlProtocol()
                        .createRequest(
                                SamlVerification.provider(TestKeys.PROVIDER.certificate()),
                                SamlVerification.SELF,
                                SamlBinding.POST,
                                "1 request",
                                "",
                                TestKeys.NOW))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"1 request\"");
    }

    @Test
    void refusesALongRelayState() {
        String relayState = "x".repeat(81);
        assertThatThrownBy(() -> create("https://idp.example/sso", SamlBinding.REDIRECT, relayState))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A RelayState has at most 80 bytes, not 81.");
    }

    private static SamlRequest create(String ssoUrl, SamlBinding binding, String relayState) {
        SamlIdentityProvider provider =
                new SamlIdentityProvider(TestExchange.ENTITY_ID, URI.create(ssoUrl), TestKeys.PROVIDER.certificate());
        return new OpenSamlProtocol()
                .createRequest(
                        provider, SamlVerification.SELF, binding, TestExchange.REQUEST, relayState, TestKeys.NOW);
    }

    private static void assertRequest(Document document) {
        Element root = document.getDocumentElement();
        assertThat(root.getNamespaceURI()).isEqualTo(TestXml.PROTOCOL);
        assertThat(root.getLocalName()).isEqualTo("AuthnRequest");
        assertThat(root.getAttribute("ID")).isEqualTo(TestExchange.REQUEST);
        assertThat(root.getAttribute("Version")).isEqualTo("2.0");
        assertThat(root.getAttribute("IssueInstant")).isEqualTo("2026-01-15T12:00:00.000Z");
        assertThat(root.getAttribute("Destination")).isEqualTo("https://idp.example/sso");
        assertThat(root.getAttribute("ProtocolBinding")).isEqualTo("urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST");
        assertThat(root.getAttribute("AssertionConsumerServiceURL")).isEqualTo(TestExchange.ACS);
        assertThat(TestXml.child(root, "Issuer").getTextContent()).isEqualTo(TestExchange.SELF);
    }

    /** Verifies the text of the query up to the signature, as it was sent. */
    private static void assertSigned(URI target, Map<String, String> parameters) throws GeneralSecurityException {
        String query = target.getRawQuery();
        String signed = query.substring(query.indexOf("SAMLRequest="), query.indexOf("&Signature="));
        Signature signature = Signature.getInstance("SHA256withRSA");
        signature.initVerify(TestKeys.SELF.certificate());
        signature.update(signed.getBytes(StandardCharsets.US_ASCII));
        assertThat(signature.verify(Base64.getDecoder().decode(parameters.get("Signature"))))
                .isTrue();
    }

    private static Map<String, String> parameters(URI target) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String pair : target.getRawQuery().split("&")) {
            String[] parts = pair.split("=", 2);
            parameters.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
        }
        return parameters;
    }

    private static String inflate(Map<String, String> parameters) throws IOException {
        byte[] deflated = Base64.getDecoder().decode(Objects.requireNonNull(parameters.get("SAMLRequest")));
        try (InflaterInputStream stream =
                new InflaterInputStream(new ByteArrayInputStream(deflated), new Inflater(true))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Document posted(SamlRequest request) {
        byte[] bytes = Base64.getDecoder().decode(request.fields().get("SAMLRequest"));
        return TestXml.parse(new String(bytes, StandardCharsets.UTF_8));
    }
}
