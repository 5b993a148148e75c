package dev.ectype.runtime.emulator.xml;

import dev.ectype.runtime.http.ByteSlice;
import java.io.ByteArrayInputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/** Parses XML elements within limits and rejects document types and entities, because senders may be hostile. */
final class XmlElementReader {
    private static final int DEEPEST = 64;
    private static final int MOST = 100_000;
    private static final XMLInputFactory FACTORY = factory();

    private final Deque<XmlElement> open = new ArrayDeque<>();
    private @Nullable XmlElement root;
    private int count;

    private XmlElementReader() {}

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, true);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("external entities are not supported");
        });
        return factory;
    }

    static XmlElement read(ByteSlice bytes) {
        try {
            XMLStreamReader stream =
                    FACTORY.createXMLStreamReader(new ByteArrayInputStream(bytes.array(), bytes.from(), bytes.size()));
            return new XmlElementReader().read(stream);
        } catch (XMLStreamException malformed) {
            throw new MalformedXml(firstLine(malformed));
        }
    }

    private static String firstLine(XMLStreamException malformed) {
        String message = String.valueOf(malformed.getMessage());
        int line = malformed.getLocation() == null ? 0 : malformed.getLocation().getLineNumber();
        int detail = message.lastIndexOf("Message: ");
        return (detail < 0 ? message : message.substring(detail + 9))
                        .lines()
                        .findFirst()
                        .orElse("")
                + (line > 0 ? " at line " + line : "");
    }

    private XmlElement read(XMLStreamReader stream) throws XMLStreamException {
        while (stream.hasNext()) {
            switch (stream.next()) {
                case XMLStreamConstants.START_ELEMENT -> begin(stream);
                case XMLStreamConstants.END_ELEMENT -> open.pop();
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> text(stream.getText());
                case XMLStreamConstants.DTD -> throw new MalformedXml("document types are not supported");
                case XMLStreamConstants.ENTITY_REFERENCE ->
                    throw new MalformedXml("unknown entities are not supported");
                default -> {}
            }
        }
        XmlElement read = root;
        if (read == null) {
            throw new MalformedXml("the document has no element");
        }
        return read;
    }

    private void begin(XMLStreamReader stream) {
        if (open.size() >= DEEPEST) {
            throw new MalformedXml("elements are nested deeper than " + DEEPEST);
        }
        count += 1 + stream.getAttributeCount();
        if (count > MOST) {
            throw new MalformedXml("there are more than " + MOST + " elements and attributes");
        }
        XmlElement element = new XmlElement(stream.getLocalName());
        for (int index = 0; index < stream.getAttributeCount(); index++) {
            element.attributes().put(stream.getAttributeLocalName(index), stream.getAttributeValue(index));
        }
        XmlElement parent = open.peek();
        if (parent == null) {
            root = element;
        } else {
            parent.add(element);
        }
        open.push(element);
    }

    private void text(String text) {
        XmlElement parent = open.peek();
        if (parent != null) {
            parent.text().append(text);
        }
    }
}
