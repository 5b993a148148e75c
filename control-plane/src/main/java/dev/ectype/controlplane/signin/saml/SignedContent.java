package dev.ectype.controlplane.signin.saml;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PublicKey;
import org.apache.xml.security.exceptions.XMLSecurityException;
import org.apache.xml.security.signature.Reference;
import org.jspecify.annotations.Nullable;
import org.opensaml.saml.common.SignableSAMLObject;
import org.opensaml.saml.security.impl.SAMLSignatureProfileValidator;
import org.opensaml.security.credential.BasicCredential;
import org.opensaml.xmlsec.signature.Signature;
import org.opensaml.xmlsec.signature.impl.SignatureImpl;
import org.opensaml.xmlsec.signature.support.SignatureException;
import org.opensaml.xmlsec.signature.support.impl.provider.ApacheSantuarioSignatureValidationProviderImpl;
import org.w3c.dom.Element;

/**
 * Holds an element that the registered key has signed. The element is parsed from the bytes that the signature covers, so it contains
 * nothing else, wherever the signed element was in the message.
 */
final class SignedContent {
    private final Element element;

    private SignedContent(Element element) {
        this.element = element;
    }

    /** Verifies the signature that is a child of an element, with this key and no other. */
    static SignedContent verify(Element signed, PublicKey key) throws SamlRefused {
        SignatureForm.check(signed, key);
        Signature signature =
                OpenSaml.unmarshal(SignableSAMLObject.class, signed).getSignature();
        if (!(signature instanceof SignatureImpl implementation) || implementation.getXMLSignature() == null) {
            throw invalid("The signature cannot be read.", null);
        }
        try {
            new SAMLSignatureProfileValidator().validate(signature);
            new ApacheSantuarioSignatureValidationProviderImpl().validate(signature, new BasicCredential(key));
            Reference reference =
                    implementation.getXMLSignature().getSignedInfo().item(0);
            return new SignedContent(content(signed, reference));
        } catch (SignatureException | XMLSecurityException | RuntimeException wrong) {
            // Malformed base 64 in a signature leads to exceptions that Santuario does not declare.
            throw invalid(
                    "The signature of " + ChildElements.tag(signed) + " is invalid: " + wrong.getMessage(), wrong);
        }
    }

    Element element() {
        return element;
    }

    private static Element content(Element signed, Reference reference) throws SamlRefused, XMLSecurityException {
        byte[] bytes = reference.getReferencedBytes();
        if (!MessageDigest.isEqual(digest(reference).digest(bytes), reference.getDigestValue())) {
            throw invalid("The digest does not match the signed bytes.", null);
        }
        Element content = SamlMessageParser.parse(bytes).getDocumentElement();
        if (!ChildElements.isNamed(content, signed.getNamespaceURI(), signed.getLocalName())
                || !content.getAttributeNS(null, "ID").equals(signed.getAttributeNS(null, "ID"))) {
            throw invalid("The signed bytes contain another element than " + ChildElements.tag(signed) + ".", null);
        }
        return content;
    }

    private static MessageDigest digest(Reference reference) throws XMLSecurityException {
        String algorithm = reference.getMessageDigestAlgorithm().getAlgorithmURI();
        try {
            return MessageDigest.getInstance(SignatureForm.digest(algorithm));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static SamlRefused invalid(String message, @Nullable Exception cause) {
        return new SamlRefused(SamlRefusal.SIGNATURE_INVALID, message, cause);
    }
}
