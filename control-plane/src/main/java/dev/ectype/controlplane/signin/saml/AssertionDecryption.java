package dev.ectype.controlplane.signin.saml;

import java.nio.charset.StandardCharsets;
import java.security.Key;
import java.security.PrivateKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.XMLConstants;
import org.apache.xml.security.encryption.XMLCipher;
import org.apache.xml.security.encryption.XMLEncryptionException;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** Decrypts assertions with the key of the service provider. */
final class AssertionDecryption {
    private static final String NAMESPACE = "http://www.w3.org/2001/04/xmlenc#";
    private static final String NAMESPACE_11 = "http://www.w3.org/2009/xmlenc11#";
    private static final List<String> KEY_ALGORITHMS = List.of(NAMESPACE + "rsa-oaep-mgf1p", NAMESPACE_11 + "rsa-oaep");
    private static final List<String> AUTHENTICATED =
            List.of(NAMESPACE_11 + "aes128-gcm", NAMESPACE_11 + "aes192-gcm", NAMESPACE_11 + "aes256-gcm");
    private static final List<String> UNAUTHENTICATED =
            List.of(NAMESPACE + "aes128-cbc", NAMESPACE + "aes192-cbc", NAMESPACE + "aes256-cbc");

    private final PrivateKey key;

    AssertionDecryption(PrivateKey key) {
        this.key = key;
    }

    /**
     * Returns the assertion as the root of a document of its own.
     *
     * @param signed whether a verified signature covers the encrypted bytes; without one, senders could guess the text of AES-CBC byte by
     *     byte from the refusals
     */
    Element decrypt(Element encrypted, boolean signed) throws SamlRefused {
        Element data = only(encrypted, "EncryptedData");
        List<String> allowed = new ArrayList<>(AUTHENTICATED);
        if (signed) {
            allowed.addAll(UNAUTHENTICATED);
        }
        String algorithm = algorithm(data, allowed);
        checkCipherData(data);
        byte[] text = decrypt(data, encryptedKey(encrypted, data), algorithm);
        return MessageStructure.assertion(document(text, namespaces(encrypted)));
    }

    private byte[] decrypt(Element data, Element encryptedKey, String algorithm) throws SamlRefused {
        try {
            XMLCipher unwrapping = XMLCipher.getInstance();
            unwrapping.setSecureValidation(true);
            unwrapping.init(XMLCipher.UNWRAP_MODE, key);
            Key contentKey = unwrapping.decryptKey(
                    unwrapping.loadEncryptedKey(data.getOwnerDocument(), encryptedKey), algorithm);
            XMLCipher decrypting = XMLCipher.getInstance();
            decrypting.setSecureValidation(true);
            decrypting.init(XMLCipher.DECRYPT_MODE, contentKey);
            return decrypting.decryptToByteArray(data);
        } catch (XMLEncryptionException | RuntimeException failed) {
            // One text for all causes, so that a sender does not learn which step failed.
            throw new SamlRefused(
                    SamlRefusal.NOT_DECRYPTABLE,
                    "The assertion is not encrypted with the certificate of this service provider, or was changed.",
                    failed);
        }
    }

    /** The key is a part of the data or the next sibling of the data. */
    private static Element encryptedKey(Element encrypted, Element data) throws SamlRefused {
        List<Element> keys = new ArrayList<>(ChildElements.named(encrypted, NAMESPACE, "EncryptedKey"));
        for (Element info : ChildElements.named(data, SignatureForm.NAMESPACE, "KeyInfo")) {
            keys.addAll(ChildElements.named(info, NAMESPACE, "EncryptedKey"));
        }
        if (keys.size() != 1) {
            throw new SamlRefused(
                    SamlRefusal.NOT_DECRYPTABLE,
                    "The assertion has " + keys.size() + " encrypted keys, but must have one.");
        }
        algorithm(keys.get(0), KEY_ALGORITHMS);
        checkCipherData(keys.get(0));
        return keys.get(0);
    }

    private static String algorithm(Element encrypted, List<String> allowed) throws SamlRefused {
        String algorithm = only(encrypted, "EncryptionMethod").getAttributeNS(null, "Algorithm");
        if (allowed.contains(algorithm)) {
            return algorithm;
        }
        throw SamlRefused.different(
                SamlRefusal.WEAK_ALGORITHM,
                "The algorithm of " + ChildElements.tag(encrypted),
                algorithm,
                String.join("\" or \"", allowed));
    }

    /** Refuses references, which would load the encrypted bytes from a URL. */
    private static void checkCipherData(Element encrypted) throws SamlRefused {
        Element cipherData = only(encrypted, "CipherData");
        only(cipherData, "CipherValue");
        if (ChildElements.of(cipherData).size() != 1) {
            throw new SamlRefused(
                    SamlRefusal.NOT_DECRYPTABLE,
                    "<CipherData> has several children, but must have a <CipherValue> only.");
        }
    }

    private static Element only(Element parent, String name) throws SamlRefused {
        return ChildElements.only(parent, NAMESPACE, name, SamlRefusal.NOT_DECRYPTABLE);
    }

    /** Parses a decrypted element, which may use prefixes that its former ancestors declare. */
    private static Document document(byte[] text, Map<String, String> namespaces) throws SamlRefused {
        StringBuilder context = new StringBuilder("<context");
        namespaces.forEach((name, value) -> context.append(' ')
                .append(name)
                .append("=\"")
                .append(escape(value))
                .append('"'));
        String wrapped = context.append('>') + new String(text, StandardCharsets.UTF_8) + "</context>";
        Document document = SamlMessageParser.parse(wrapped.getBytes(StandardCharsets.UTF_8));
        List<Element> children = ChildElements.of(document.getDocumentElement());
        if (children.size() != 1) {
            throw new SamlRefused(
                    SamlRefusal.MALFORMED,
                    "The decrypted text has " + children.size() + " elements, but must have one: the assertion.");
        }
        Element root = children.get(0);
        namespaces.forEach((name, value) -> {
            if (!root.hasAttribute(name)) {
                root.setAttributeNS(XMLConstants.XMLNS_ATTRIBUTE_NS_URI, name, value);
            }
        });
        document.replaceChild(root, document.getDocumentElement());
        return document;
    }

    private static String escape(String value) {
        return value.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }

    /** Returns the namespace declarations that apply inside an element, by attribute name. */
    private static Map<String, String> namespaces(Element element) {
        Map<String, String> declarations = new TreeMap<>();
        for (Node node = element; node instanceof Element; node = node.getParentNode()) {
            NamedNodeMap attributes = node.getAttributes();
            for (int i = 0; i < attributes.getLength(); i++) {
                Attr attribute = (Attr) attributes.item(i);
                if (XMLConstants.XMLNS_ATTRIBUTE_NS_URI.equals(attribute.getNamespaceURI())) {
                    declarations.putIfAbsent(attribute.getName(), attribute.getValue());
                }
            }
        }
        return declarations;
    }
}
