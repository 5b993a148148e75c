package dev.ectype.controlplane.signin.saml;

import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * Moves a signed element aside and puts a forged one in its place, in the ways that "On Breaking SAML: Be Whoever You Want to Be" and the
 * advisory CVE-2019-3465 number.
 */
final class SignatureWrapping {
    /** The local part of the e-mail address of the user whom attackers want to be. */
    static final String VICTIM = "admin";

    private static final String FORGED = "_forged";

    private SignatureWrapping() {}

    /** The forged response contains the signature, which contains the original response. */
    static void first(Document document) {
        Element forged = document.getDocumentElement();
        Element original = original(forged);
        forge(forged);
        TestXml.child(forged, "Signature").appendChild(original);
    }

    /** The forged response contains the original response before the signature. */
    static void second(Document document) {
        Element forged = document.getDocumentElement();
        Element original = original(forged);
        forge(forged);
        forged.insertBefore(original, TestXml.child(forged, "Signature"));
    }

    /** The forged assertion precedes the original one. */
    static void third(Document document) {
        Element original = TestXml.first(document, "Assertion");
        original.getParentNode().insertBefore(forgedCopy(original), original);
    }

    /** The forged assertion contains the original one. */
    static void fourth(Document document) {
        Element original = TestXml.first(document, "Assertion");
        Element forged = forgedCopy(original);
        original.getParentNode().replaceChild(forged, original);
        forged.appendChild(original);
    }

    /** The forged assertion contains the signature, and the original one follows. */
    static void fifth(Document document) {
        Element forged = TestXml.first(document, "Assertion");
        Element original = original(forged);
        forge(forged);
        forged.getParentNode().appendChild(original);
    }

    /** The forged assertion contains the signature, which contains the original assertion. */
    static void sixth(Document document) {
        Element forged = TestXml.first(document, "Assertion");
        Element original = original(forged);
        forge(forged);
        TestXml.child(forged, "Signature").appendChild(original);
    }

    /** The extensions of the response contain the forged assertion. */
    static void seventh(Document document) {
        Element original = TestXml.first(document, "Assertion");
        Element extensions = document.createElementNS(TestXml.PROTOCOL, "samlp:Extensions");
        extensions.appendChild(forgedCopy(original));
        document.getDocumentElement().insertBefore(extensions, TestXml.first(document, "Status"));
    }

    /** The forged assertion contains the signature, whose object contains the original assertion. */
    static void eighth(Document document) {
        Element forged = TestXml.first(document, "Assertion");
        Element original = original(forged);
        forge(forged);
        Element object = document.createElementNS(TestXml.SIGNATURE, "ds:Object");
        object.appendChild(original);
        TestXml.child(forged, "Signature").appendChild(object);
    }

    /** The signature of the forged assertion has the original signed information and another one with the forged digest. */
    static void ninth(Document document) {
        Element forged = TestXml.first(document, "Assertion");
        forge(forged);
        Element signature = TestXml.child(forged, "Signature");
        Element signedInfo = TestXml.child(signature, "SignedInfo");
        Element forgedInfo = (Element) signedInfo.cloneNode(true);
        TestXml.first(forgedInfo, "Reference").setAttribute("URI", "#" + FORGED);
        signature.insertBefore(forgedInfo, signedInfo);
    }

    /** The response contains the signature of the assertion, whose object contains the original assertion. */
    static void tenth(Document document) {
        Element forged = TestXml.first(document, "Assertion");
        Element signature = (Element) TestXml.child(forged, "Signature").cloneNode(true);
        Element original = original(forged);
        forge(forged);
        forged.removeChild(TestXml.child(forged, "Signature"));
        Element object = document.createElementNS(TestXml.SIGNATURE, "ds:Object");
        object.appendChild(original);
        signature.appendChild(object);
        document.getDocumentElement().insertBefore(signature, TestXml.first(document, "Status"));
    }

    /** The forged assertion has the signature and the identifier of the original one, which follows. */
    static void sameIdentifierAfter(Document document) {
        Element forged = TestXml.first(document, "Assertion");
        Element original = original(forged);
        forge(forged);
        forged.setAttribute("ID", original.getAttribute("ID"));
        forged.getParentNode().appendChild(original);
    }

    /** The forged assertion has the signature and the identifier of the original one, which precedes it. */
    static void sameIdentifierBefore(Document document) {
        Element forged = TestXml.first(document, "Assertion");
        Element original = original(forged);
        forge(forged);
        forged.setAttribute("ID", original.getAttribute("ID"));
        original.setIdAttribute("ID", true);
        document.getDocumentElement()
                .insertBefore(original, document.getDocumentElement().getFirstChild());
    }

    /** Changes the identifier of an element, and its user to another one of the domain. */
    static void forge(Element element) {
        element.setAttribute("ID", FORGED);
        Element value = TestXml.first(element, "AttributeValue");
        value.setTextContent(
                VICTIM + value.getTextContent().substring(value.getTextContent().indexOf('@')));
    }

    private static Element original(Element signed) {
        Element original = (Element) signed.cloneNode(true);
        original.removeChild(TestXml.child(original, "Signature"));
        return original;
    }

    private static Element forgedCopy(Element signed) {
        Element forged = original(signed);
        forge(forged);
        return forged;
    }
}
