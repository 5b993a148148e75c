package dev.ectype.runtime.emulator.xml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An element while it is being read; names are local, since prefixes are the writer's choice. */
final class Element {
    private final String name;
    private final Map<String, String> attributes = new LinkedHashMap<>();
    private final List<Element> children = new ArrayList<>();
    private final Map<String, List<Element>> named = new LinkedHashMap<>();
    private final StringBuilder text = new StringBuilder();

    Element(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    Map<String, String> attributes() {
        return attributes;
    }

    List<Element> children() {
        return children;
    }

    void add(Element child) {
        children.add(child);
        named.computeIfAbsent(child.name, name -> new ArrayList<>(1)).add(child);
    }

    List<Element> children(String wanted) {
        return named.getOrDefault(wanted, List.of());
    }

    /** The children by their names, in the order in which the names first appear. */
    Map<String, List<Element>> named() {
        return named;
    }

    StringBuilder text() {
        return text;
    }

    boolean isPlain() {
        return children.isEmpty() && attributes.isEmpty();
    }
}
