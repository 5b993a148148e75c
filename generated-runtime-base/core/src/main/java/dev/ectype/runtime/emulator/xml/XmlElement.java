package dev.ectype.runtime.emulator.xml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Represents a parsed element. Names are local, because prefixes are the writer's choice. */
final class XmlElement {
    private final String name;
    private final Map<String, String> attributes = new LinkedHashMap<>();
    private final List<XmlElement> children = new ArrayList<>();
    private final Map<String, List<XmlElement>> named = new LinkedHashMap<>();
    private final StringBuilder text = new StringBuilder();

    XmlElement(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    Map<String, String> attributes() {
        return attributes;
    }

    List<XmlElement> children() {
        return children;
    }

    void add(XmlElement child) {
        children.add(child);
        named.computeIfAbsent(child.name, name -> new ArrayList<>(1)).add(child);
    }

    List<XmlElement> children(String wanted) {
        return named.getOrDefault(wanted, List.of());
    }

    /** Returns the children by name, in order of first appearance. */
    Map<String, List<XmlElement>> named() {
        return named;
    }

    StringBuilder text() {
        return text;
    }

    boolean isPlain() {
        return children.isEmpty() && attributes.isEmpty();
    }
}
