package dev.ectype.controlplane.signin.saml;

import dev.ectype.controlplane.platform.error.Excerpt;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Finds child elements by namespace and local name. */
final class ChildElements {
    private ChildElements() {}

    static List<Element> of(Node parent) {
        List<Element> children = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element child) {
                children.add(child);
            }
        }
        return children;
    }

    static List<Element> named(Element parent, String namespace, String name) {
        List<Element> children = of(parent);
        children.removeIf(child -> !isNamed(child, namespace, name));
        return children;
    }

    /** Returns the name of an element, as messages quote it. */
    static String tag(Node element) {
        return "<" + Excerpt.of(element.getNodeName()) + ">";
    }

    static boolean isNamed(Element element, String namespace, String name) {
        return namespace.equals(element.getNamespaceURI()) && name.equals(element.getLocalName());
    }

    /** Returns the only child with this name; refuses none or several. */
    static Element only(Element parent, String namespace, String name, SamlRefusal refusal) throws SamlRefused {
        List<Element> children = named(parent, namespace, name);
        if (children.size() == 1) {
            return children.get(0);
        }
        throw new SamlRefused(
                refusal, tag(parent) + " has " + children.size() + " children <" + name + ">, but must have one.");
    }

    /** Returns the only child with this name or null; refuses several. */
    static @Nullable Element optional(Element parent, String namespace, String name, SamlRefusal refusal)
            throws SamlRefused {
        return named(parent, namespace, name).isEmpty() ? null : only(parent, namespace, name, refusal);
    }
}
