package dev.ectype.controlplane.signin.saml;

import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.mail.MailAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.opensaml.core.xml.XMLObject;
import org.opensaml.saml.saml2.core.Assertion;
import org.opensaml.saml.saml2.core.Attribute;
import org.opensaml.saml.saml2.core.AttributeStatement;
import org.opensaml.saml.saml2.core.NameID;
import org.opensaml.saml.saml2.core.NameIDType;
import org.w3c.dom.Element;

/** Reads the user of a checked assertion. */
final class SubjectReader {
    /** The names, in lower case, that identity providers use for e-mail addresses. */
    private static final List<String> EMAIL_NAMES = List.of(
            "email",
            "mail",
            "emailaddress",
            "urn:oid:0.9.2342.19200300.100.1.3",
            "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress");

    private SubjectReader() {}

    static SamlSubject read(VerifiedAssertion verified, ValidityPeriod period) throws SamlRefused {
        Assertion assertion = verified.assertion();
        NameID nameId =
                assertion.getSubject() == null ? null : assertion.getSubject().getNameID();
        SortedMap<String, List<String>> attributes = attributes(assertion);
        return new SamlSubject(
                email(attributes, nameId),
                nameId == null ? null : nameId.getValue(),
                attributes,
                String.valueOf(assertion.getID()),
                assertion.getAuthnStatements().get(0).getSessionIndex(),
                period.usableUntil());
    }

    private static SortedMap<String, List<String>> attributes(Assertion assertion) {
        SortedMap<String, List<String>> attributes = new TreeMap<>();
        for (AttributeStatement statement : assertion.getAttributeStatements()) {
            for (Attribute attribute : statement.getAttributes()) {
                if (attribute.getName() != null) {
                    attributes
                            .computeIfAbsent(attribute.getName(), name -> new ArrayList<>())
                            .addAll(texts(attribute));
                }
            }
        }
        return attributes;
    }

    /** Leaves out values with elements, such as persistent identifiers. */
    private static List<String> texts(Attribute attribute) {
        List<String> texts = new ArrayList<>();
        for (XMLObject value : attribute.getAttributeValues()) {
            Element element = value.getDOM();
            if (element != null && ChildElements.of(element).isEmpty()) {
                texts.add(element.getTextContent().strip());
            }
        }
        return texts;
    }

    private static String email(SortedMap<String, List<String>> attributes, @Nullable NameID nameId)
            throws SamlRefused {
        SortedSet<String> candidates = new TreeSet<>();
        for (String name : attributes.keySet()) {
            if (EMAIL_NAMES.contains(name.toLowerCase(Locale.ROOT))) {
                for (String value : attributes.getOrDefault(name, List.of())) {
                    if (!value.isEmpty()) {
                        candidates.add(parse("The attribute " + name, value));
                    }
                }
            }
        }
        if (candidates.isEmpty()) {
            return fromNameId(nameId);
        } else if (candidates.size() == 1) {
            return candidates.first();
        }
        throw new SamlRefused(
                SamlRefusal.AMBIGUOUS_EMAIL,
                "The e-mail addresses of the attributes differ: " + String.join(", ", candidates) + ".");
    }

    private static String fromNameId(@Nullable NameID nameId) throws SamlRefused {
        if (nameId != null && nameId.getValue() != null && NameIDType.EMAIL.equals(nameId.getFormat())) {
            return parse("The NameID", nameId.getValue());
        }
        throw new SamlRefused(
                SamlRefusal.NO_EMAIL,
                "The assertion has no attribute " + String.join(", ", EMAIL_NAMES) + " and no NameID with the format "
                        + NameIDType.EMAIL + ".");
    }

    private static String parse(String part, String value) throws SamlRefused {
        return MailAddress.parse(value)
                .orElseThrow(() -> new SamlRefused(
                        SamlRefusal.INVALID_EMAIL, part + " is no e-mail address: \"" + Excerpt.of(value) + "\"."))
                .text();
    }
}
