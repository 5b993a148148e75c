package dev.ectype.controlplane.signin.saml;

import dev.ectype.controlplane.platform.error.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.XMLConstants;
import org.opensaml.saml.common.xml.SAMLConstants;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/**
 * Checks the structure of a message before its signatures: each response, assertion and signature is in the only place that SAML allows.
 * Later steps then find the same elements, however they search.
 */
final class MessageStructure {
    /** Enough for a user with a thousand groups. The time of OpenSAML grows with the square of this number. */
    private static final int MOST_ELEMENTS = 2000;

    private final Element root;
    private int elements;
    private final Set<String> ids = new TreeSet<>();
    private final List<Element> assertions = new ArrayList<>();
    private final List<Element> signatures = new ArrayList<>();

    private MessageStructure(Element root) {
        this.root = root;
    }

    /** Returns the response that is the root of a message. */
    static Element response(Document message) throws SamlRefused {
        Element root = root(message, SAMLConstants.SAML20P_NS, "Response");
        MessageStructure structure = new MessageStructure(root);
        structure.visit(message);
        structure.checkAssertions();
        structure.checkSignatures();
        return root;
    }

    /** Returns the assertion that is the root of a decrypted message. */
    static Element assertion(Document message) throws SamlRefused {
        Element root = root(message, SAMLConstants.SAML20_NS, "Assertion");
        MessageStructure structure = new MessageStructure(root);
        structure.visit(message);
        if (structure.assertions.size() > 1) {
            throw several(structure.assertions.size());
        }
        structure.checkSignatures();
        return root;
    }

    private static Element root(Document message, String namespace, String name) throws SamlRefused {
        Element root = message.getDocumentElement();
        if (!name.equals(root.getLocalName())) {
            throw SamlRefused.different(SamlRefusal.MALFORMED, "The root element", root.getNodeName(), name);
        }
        checkNamespace(root, namespace);
        return root;
    }

    private void visit(Node parent) throws SamlRefused {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                count();
                checkIds(element);
                classify(element);
                visit(element);
            } else if (node.getNodeType() != Node.TEXT_NODE) {
                // Comments split texts, and signatures do not cover them.
                throw new SamlRefused(
                        SamlRefusal.MALFORMED,
                        "The response contains a comment or a processing instruction: \""
                                + Excerpt.of(String.valueOf(node.getNodeValue())) + "\".");
            }
        }
    }

    private void count() throws SamlRefused {
        elements++;
        if (elements > MOST_ELEMENTS) {
            throw new SamlRefused(SamlRefusal.TOO_LARGE, "The response has more than " + MOST_ELEMENTS + " elements.");
        }
    }

    private void checkIds(Element element) throws SamlRefused {
        NamedNodeMap attributes = element.getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            Attr attribute = (Attr) attributes.item(i);
            if (!"id".equalsIgnoreCase(attribute.getLocalName())
                    || XMLConstants.XMLNS_ATTRIBUTE_NS_URI.equals(attribute.getNamespaceURI())) {
                continue;
            }
            if (attribute.getNamespaceURI() != null) {
                throw new SamlRefused(
                        SamlRefusal.WRONG_NAMESPACE,
                        "The identifier " + Excerpt.of(attribute.getName()) + " has a namespace, but must have none.");
            }
            if (!ids.add(attribute.getValue())) {
                throw new SamlRefused(
                        SamlRefusal.DUPLICATE_ID,
                        "Two elements have the identifier \"" + Excerpt.of(attribute.getValue()) + "\".");
            }
        }
    }

    private void classify(Element element) throws SamlRefused {
        switch (element.getLocalName()) {
            case "Response" -> {
                if (element != root) {
                    throw new SamlRefused(SamlRefusal.MALFORMED, "A response is not the root of the message.");
                }
            }
            case "Assertion", "EncryptedAssertion" -> {
                checkNamespace(element, SAMLConstants.SAML20_NS);
                assertions.add(element);
            }
            case "Signature" -> {
                checkNamespace(element, SignatureForm.NAMESPACE);
                signatures.add(element);
            }
            default -> {
                // Other elements are read from verified content only.
            }
        }
    }

    private static void checkNamespace(Element element, String namespace) throws SamlRefused {
        if (!namespace.equals(element.getNamespaceURI())) {
            throw SamlRefused.different(
                    SamlRefusal.WRONG_NAMESPACE,
                    "The namespace of " + ChildElements.tag(element),
                    element.getNamespaceURI(),
                    namespace);
        }
    }

    private void checkAssertions() throws SamlRefused {
        if (assertions.size() > 1) {
            throw several(assertions.size());
        }
        for (Element assertion : assertions) {
            if (assertion.getParentNode() != root) {
                throw SamlRefused.different(
                        SamlRefusal.MISPLACED_ASSERTION,
                        "The parent of the assertion",
                        assertion.getParentNode().getNodeName(),
                        root.getNodeName());
            }
        }
    }

    private static SamlRefused several(int count) {
        return new SamlRefused(
                SamlRefusal.SEVERAL_ASSERTIONS, "The response contains " + count + " assertions, but must have one.");
    }

    private void checkSignatures() throws SamlRefused {
        List<Node> parents = new ArrayList<>();
        for (Element signature : signatures) {
            Node parent = signature.getParentNode();
            if (parent != root && !assertions.contains(parent)) {
                throw new SamlRefused(
                        SamlRefusal.SIGNATURE_MISPLACED,
                        "A signature is in " + ChildElements.tag(parent)
                                + ", but must be in the response or its assertion.");
            }
            if (parents.contains(parent)) {
                throw new SamlRefused(
                        SamlRefusal.SIGNATURE_FORM, ChildElements.tag(parent) + " has several signatures.");
            }
            parents.add(parent);
        }
    }
}
