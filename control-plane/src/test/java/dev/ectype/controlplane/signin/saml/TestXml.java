package dev.ectype.controlplane.signin.saml;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Reads and prints XML with the tools of the JDK. */
final class TestXml {
    static final String ASSERTION = "urn:oasis:names:tc:SAML:2.0:assertion";
    static final String PROTOCOL = "urn:oasis:names:tc:SAML:2.0:protocol";
    static final String SIGNATURE = "http://www.w3.org/2000/09/xmldsig#";

    private TestXml() {}

    static Document parse(String text) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
            factory.setNamespaceAware(true);
            return factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
        } catch (ParserConfigurationException | SAXException | IOException wrong) {
            throw new IllegalArgumentException(text, wrong);
        }
    }

    static String print(Node node) {
        try {
            Transformer transformer = TransformerFactory.newDefaultInstance().newTransformer();
            transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
            StringWriter text = new StringWriter();
            transformer.transform(new DOMSource(node), new StreamResult(text));
            return text.toString();
        } catch (TransformerException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    /** Returns the first element with a local name. */
    static Element first(Document document, String name) {
        return first(document.getElementsByTagNameNS("*", name), name);
    }

    static Element first(Element parent, String name) {
        return first(parent.getElementsByTagNameNS("*", name), name);
    }

    private static Element first(NodeList elements, String name) {
        if (elements.getLength() == 0) {
            throw new IllegalArgumentException("no <" + name + ">");
        }
        return (Element) elements.item(0);
    }

    static void removeAssertion(Document document) {
        Element assertion = first(document, "Assertion");
        assertion.getParentNode().removeChild(assertion);
    }

    /** Returns the child of an element with a local name. */
    static Element child(Element parent, String name) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && name.equals(element.getLocalName())) {
                return element;
            }
        }
        throw new IllegalArgumentException("no child <" + name + ">");
    }
}
