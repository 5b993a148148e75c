package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.StringReader;
import java.security.cert.CertificateEncodingException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import org.junit.jupiter.api.Test;
import org.opensaml.saml.common.xml.SAMLSchemaBuilder;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class ServiceProviderMetadataTest {
    private static final String METADATA = "urn:oasis:names:tc:SAML:2.0:metadata";
    private static final String TEXT = new OpenSamlProtocol().metadata(SamlVerification.SELF);
    private static final Document DOCUMENT = TestXml.parse(TEXT);

    @Test
    void describesTheServiceProvider() {
        Element entity = DOCUMENT.getDocumentElement();
        assertThat(entity.getNamespaceURI()).isEqualTo(METADATA);
        assertThat(entity.getLocalName()).isEqualTo("EntityDescriptor");
        assertThat(entity.getAttribute("entityID")).isEqualTo(TestExchange.SELF);
        Element role = TestXml.child(entity, "SPSSODescriptor");
        assertThat(role.getAttribute("AuthnRequestsSigned")).isEqualTo("true");
        assertThat(role.getAttribute("WantAssertionsSigned")).isEqualTo("true");
        assertThat(role.getAttribute("protocolSupportEnumeration")).isEqualTo(TestXml.PROTOCOL);
        assertThat(TestXml.child(role, "NameIDFormat").getTextContent())
                .isEqualTo("urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress");
    }

    @Test
    void receivesResponsesOverPost() {
        List<Element> services = elements("AssertionConsumerService");
        assertThat(services).singleElement().satisfies(service -> {
            assertThat(service.getAttribute("Binding")).isEqualTo("urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST");
            assertThat(service.getAttribute("Location")).isEqualTo(TestExchange.ACS);
            assertThat(service.getAttribute("index")).isEqualTo("0");
            assertThat(service.getAttribute("isDefault")).isEqualTo("true");
        });
    }

    @Test
    void containsTheCertificateForBothUses() throws CertificateEncodingException {
        byte[] certificate = TestKeys.SELF.certificate().getEncoded();
        assertThat(elements("KeyDescriptor"))
                .extracting(descriptor -> descriptor.getAttribute("use"))
                .containsExactly("signing", "encryption");
        assertThat(elements("X509Certificate"))
                .hasSize(2)
                .allSatisfy(text -> assertThat(Base64.getMimeDecoder().decode(text.getTextContent()))
                        .isEqualTo(certificate));
    }

    @Test
    void asksForAuthenticatedEncryption() {
        assertThat(elements("EncryptionMethod"))
                .extracting(method -> method.getAttribute("Algorithm"))
                .containsExactly(
                        "http://www.w3.org/2009/xmlenc11#aes256-gcm",
                        "http://www.w3.org/2009/xmlenc11#aes128-gcm",
                        "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p");
    }

    @Test
    void matchesTheSchemaOfOasis() throws Exception {
        Schema schema = new SAMLSchemaBuilder(SAMLSchemaBuilder.SAML1Version.SAML_11).getSAMLSchema();
        assertThatCode(() -> schema.newValidator().validate(new StreamSource(new StringReader(TEXT))))
                .doesNotThrowAnyException();
    }

    private static List<Element> elements(String name) {
        NodeList nodes = DOCUMENT.getElementsByTagNameNS("*", name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }
}
