package dev.ectype.controlplane.signin.saml;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateEncodingException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.opensaml.saml.common.xml.SAMLConstants;
import org.w3c.dom.Element;

/**
 * Holds the parts of the metadata of an identity provider that a registration needs. Nobody has verified them: an administrator reviews
 * them before they are stored.
 *
 * @param ssoUrl the URL that receives requests
 * @param binding how the browser sends requests to this URL
 * @param certificate the signing certificate in PEM that is valid at the time of the reading, else the first one
 * @param certificates the number of different signing certificates
 */
public record IdentityProviderMetadata(
        String entityId, String ssoUrl, SamlBinding binding, String certificate, int certificates) {
    private static final String METADATA = SAMLConstants.SAML20MD_NS;
    private static final String SIGNATURE = "http://www.w3.org/2000/09/xmldsig#";
    private static final int LINE = 64;

    /**
     * Reads the metadata of one identity provider with the parser of responses, which accepts neither document types nor entities.
     *
     * @throws SamlRefused if the text is no such metadata; its message quotes the text
     */
    public static IdentityProviderMetadata read(String xml, Instant now) throws SamlRefused {
        Element root = SamlMessageParser.parse(xml.strip().getBytes(StandardCharsets.UTF_8), "The metadata")
                .getDocumentElement();
        Element role = role(root);
        Element entity = (Element) role.getParentNode();
        String entityId = entity.getAttribute("entityID");
        if (entityId.isBlank()) {
            throw incomplete("no entityID");
        }
        Element service = service(role, SAMLConstants.SAML2_REDIRECT_BINDING_URI)
                .or(() -> service(role, SAMLConstants.SAML2_POST_BINDING_URI))
                .orElseThrow(() -> incomplete("no SingleSignOnService with a redirect or a form"));
        List<X509Certificate> certificates = certificates(role);
        return new IdentityProviderMetadata(
                entityId,
                service.getAttribute("Location"),
                SAMLConstants.SAML2_POST_BINDING_URI.equals(service.getAttribute("Binding"))
                        ? SamlBinding.POST
                        : SamlBinding.REDIRECT,
                pem(valid(certificates, now)),
                certificates.size());
    }

    /** Returns the description of the identity provider; several entities may be present, but only one with this role. */
    private static Element role(Element root) throws SamlRefused {
        List<Element> entities = new ArrayList<>();
        if (ChildElements.isNamed(root, METADATA, "EntitiesDescriptor")) {
            entities.addAll(ChildElements.named(root, METADATA, "EntityDescriptor"));
        } else if (ChildElements.isNamed(root, METADATA, "EntityDescriptor")) {
            entities.add(root);
        } else {
            throw new SamlRefused(
                    SamlRefusal.MALFORMED,
                    "The metadata begins with " + ChildElements.tag(root) + ", not with <EntityDescriptor>.");
        }
        List<Element> roles = new ArrayList<>();
        for (Element entity : entities) {
            for (Element role : ChildElements.named(entity, METADATA, "IDPSSODescriptor")) {
                if (Arrays.asList(
                                role.getAttribute("protocolSupportEnumeration").split("\\s+"))
                        .contains(SAMLConstants.SAML20P_NS)) {
                    roles.add(role);
                }
            }
        }
        if (roles.isEmpty()) {
            throw incomplete("no IDPSSODescriptor of SAML 2.0: it does not describe an identity provider");
        } else if (roles.size() > 1) {
            throw incomplete("several identity providers; paste the metadata of one");
        }
        return roles.get(0);
    }

    private static Optional<Element> service(Element role, String binding) {
        return ChildElements.named(role, METADATA, "SingleSignOnService").stream()
                .filter(service -> binding.equals(service.getAttribute("Binding")))
                .filter(service -> !service.getAttribute("Location").isBlank())
                .findFirst();
    }

    /** Returns the different certificates for signatures, which are those of keys without another use. */
    private static List<X509Certificate> certificates(Element role) throws SamlRefused {
        List<X509Certificate> certificates = new ArrayList<>();
        for (Element key : ChildElements.named(role, METADATA, "KeyDescriptor")) {
            if ("encryption".equals(key.getAttribute("use"))) {
                continue;
            }
            for (Element info : ChildElements.named(key, SIGNATURE, "KeyInfo")) {
                for (Element data : ChildElements.named(info, SIGNATURE, "X509Data")) {
                    for (Element text : ChildElements.named(data, SIGNATURE, "X509Certificate")) {
                        X509Certificate certificate = certificate(text.getTextContent());
                        if (!certificates.contains(certificate)) {
                            certificates.add(certificate);
                        }
                    }
                }
            }
        }
        if (certificates.isEmpty()) {
            throw incomplete("no signing certificate");
        }
        return certificates;
    }

    private static X509Certificate certificate(String base64) throws SamlRefused {
        try {
            byte[] bytes = Base64.getMimeDecoder().decode(base64.getBytes(StandardCharsets.UTF_8));
            if (CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(bytes))
                    instanceof X509Certificate certificate) {
                return certificate;
            }
        } catch (CertificateException | IllegalArgumentException wrong) {
            throw new SamlRefused(SamlRefusal.MALFORMED, "The metadata has a certificate that cannot be read.", wrong);
        }
        throw new SamlRefused(SamlRefusal.MALFORMED, "The metadata has a certificate that is not X.509.");
    }

    private static X509Certificate valid(List<X509Certificate> certificates, Instant now) {
        return certificates.stream()
                .filter(certificate -> !certificate.getNotBefore().toInstant().isAfter(now))
                .filter(certificate -> !certificate.getNotAfter().toInstant().isBefore(now))
                .findFirst()
                .orElse(certificates.get(0));
    }

    private static String pem(X509Certificate certificate) throws SamlRefused {
        try {
            return "-----BEGIN CERTIFICATE-----\n"
                    + Base64.getMimeEncoder(LINE, new byte[] {'\n'}).encodeToString(certificate.getEncoded())
                    + "\n-----END CERTIFICATE-----\n";
        } catch (CertificateEncodingException wrong) {
            throw new SamlRefused(SamlRefusal.MALFORMED, "The metadata has a certificate that cannot be read.", wrong);
        }
    }

    private static SamlRefused incomplete(String reason) {
        return new SamlRefused(SamlRefusal.INCOMPLETE, "The metadata has " + reason + ".");
    }
}
