package dev.ectype.controlplane.signin.saml;

import dev.ectype.controlplane.platform.error.Excerpt;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Parses messages with limits of size, depth and attributes, and without document types or entities. */
final class SamlMessageParser {
    static final int MOST_BYTES = 256 * 1024;
    private static final int MOST_DEPTH = 48;
    private static final int MOST_ATTRIBUTES = 64;
    /** The line breaks of MIME add 2 characters to 76. */
    private static final int MOST_CHARACTERS = (MOST_BYTES / 3 + 1) * 4 * 78 / 76;

    private static final int BASE64_GROUP = 4;
    private static final String FEATURES = "http://xml.org/sax/features/";
    private static final String XERCES_FEATURES = "http://apache.org/xml/features/";

    private SamlMessageParser() {}

    /** Parses a form parameter in base 64, with or without line breaks. */
    static Document decode(String parameter) throws SamlRefused {
        if (parameter.length() > MOST_CHARACTERS) {
            throw new SamlRefused(
                    SamlRefusal.TOO_LARGE,
                    "The response has " + parameter.length() + " characters of base 64, but " + MOST_CHARACTERS
                            + " are allowed.");
        }
        String base64 = parameter.replace("\r", "").replace("\n", "");
        if (base64.length() % BASE64_GROUP != 0) {
            throw new SamlRefused(SamlRefusal.MALFORMED, "The response is not in base 64: its padding is wrong.");
        }
        try {
            return parse(Base64.getDecoder().decode(base64));
        } catch (IllegalArgumentException wrong) {
            throw new SamlRefused(
                    SamlRefusal.MALFORMED, "The response is not in base 64: " + wrong.getMessage() + ".", wrong);
        }
    }

    /** Parses a response. */
    static Document parse(byte[] message) throws SamlRefused {
        return parse(message, "The response");
    }

    /**
     * Parses a message.
     *
     * @param subject the beginning of the sentence that refuses it
     */
    static Document parse(byte[] message, String subject) throws SamlRefused {
        if (message.length > MOST_BYTES) {
            throw new SamlRefused(
                    SamlRefusal.TOO_LARGE,
                    subject + " has " + message.length + " bytes, but " + MOST_BYTES + " are allowed.");
        }
        try {
            Document document = builder().parse(new ByteArrayInputStream(message));
            if (!"1.0".equals(document.getXmlVersion())) {
                throw new SamlRefused(
                        SamlRefusal.MALFORMED, subject + " is XML " + document.getXmlVersion() + ", not 1.0.");
            }
            return document;
        } catch (SAXException | IOException wrong) {
            throw new SamlRefused(
                    SamlRefusal.MALFORMED,
                    subject + " is not accepted as XML: " + Excerpt.of(String.valueOf(wrong.getMessage())),
                    wrong);
        }
    }

    private static DocumentBuilder builder() {
        // The parser of the JDK, because another one on the class path may not have the limits below.
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
        factory.setNamespaceAware(true);
        factory.setXIncludeAware(false);
        factory.setExpandEntityReferences(false);
        factory.setCoalescing(true);
        try {
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature(XERCES_FEATURES + "disallow-doctype-decl", true);
            factory.setFeature(XERCES_FEATURES + "nonvalidating/load-external-dtd", false);
            factory.setFeature(FEATURES + "external-general-entities", false);
            factory.setFeature(FEATURES + "external-parameter-entities", false);
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
            factory.setAttribute("jdk.xml.maxElementDepth", String.valueOf(MOST_DEPTH));
            factory.setAttribute("jdk.xml.elementAttributeLimit", String.valueOf(MOST_ATTRIBUTES));
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new Refusal());
            return builder;
        } catch (ParserConfigurationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Throws each error; the default handler also prints it. */
    private static final class Refusal implements ErrorHandler {
        @Override
        public void warning(SAXParseException warning) {
            // Warnings concern document types only, which are refused.
        }

        @Override
        public void error(SAXParseException error) throws SAXException {
            throw error;
        }

        @Override
        public void fatalError(SAXParseException error) throws SAXException {
            throw error;
        }
    }
}
