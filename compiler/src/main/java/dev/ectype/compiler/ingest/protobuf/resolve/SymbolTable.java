package dev.ectype.compiler.ingest.protobuf.resolve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What all names mean that are declared in files that belong together. */
final class SymbolTable {
    private final Map<String, ProtoElement> elements = new LinkedHashMap<>();
    private final Map<String, Set<String>> packages = new LinkedHashMap<>();
    private final Map<String, Map<Integer, ProtoElement>> extensions = new LinkedHashMap<>();
    private final Map<String, List<ProtoElement>> bySimpleName = new TreeMap<>();

    /** Declares a name; what had it before, or null. */
    @Nullable
    ProtoElement declare(ProtoElement element) {
        ProtoElement before = elements.putIfAbsent(element.name(), element);
        if (before == null) {
            bySimpleName
                    .computeIfAbsent(element.simpleName(), first -> new ArrayList<>())
                    .add(element);
        }
        return before;
    }

    /** Declares that a file is in a package; what has the name of it, or of one around it, or null. */
    @Nullable
    ProtoElement declarePackage(String name, String file) {
        int end = name.length();
        while (end > 0) {
            String part = name.substring(0, end);
            ProtoElement before = elements.get(part);
            if (before != null) {
                return before;
            }
            packages.computeIfAbsent(part, first -> new TreeSet<>()).add(file);
            end = part.lastIndexOf('.');
        }
        return null;
    }

    /** Declares an extension of a message; what extended it by the same number before, or null. */
    @Nullable
    ProtoElement declareExtension(String extended, ProtoElement extension) {
        return extensions
                .computeIfAbsent(extended, first -> new TreeMap<>())
                .putIfAbsent(extension.field().getNumber(), extension);
    }

    @Nullable
    ProtoElement find(String name) {
        return elements.get(name);
    }

    /** The files that are in a package or below it. */
    Set<String> filesIn(String name) {
        return packages.getOrDefault(name, new TreeSet<>());
    }

    boolean isPackage(String name) {
        return packages.containsKey(name);
    }

    /** The last parts of all names. */
    Set<String> simpleNames() {
        return bySimpleName.keySet();
    }

    List<ProtoElement> named(String simpleName) {
        return bySimpleName.getOrDefault(simpleName, List.of());
    }
}
