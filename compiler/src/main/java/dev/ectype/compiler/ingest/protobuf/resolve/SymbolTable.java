package dev.ectype.compiler.ingest.protobuf.resolve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Holds all names that are declared in a set of files. */
final class SymbolTable {
    private final Map<String, ProtoElement> elements = new LinkedHashMap<>();
    private final Map<String, Set<String>> packages = new LinkedHashMap<>();
    private final Map<String, Map<Integer, ProtoElement>> extensions = new LinkedHashMap<>();
    private final Map<String, List<ProtoElement>> bySimpleName = new TreeMap<>();

    /** Declares a name. Returns the element that had the name before, or null. */
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

    /**
     * Declares the package of a file. Returns an element that already has its name or that of an outer package, or
     * null.
     */
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

    /** Declares an extension of a message. Returns the extension that had the same number before, or null. */
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

    /** Returns the files in a package or below it. */
    Set<String> filesIn(String name) {
        return packages.getOrDefault(name, new TreeSet<>());
    }

    boolean isPackage(String name) {
        return packages.containsKey(name);
    }

    /** Returns the last parts of all names. */
    Set<String> simpleNames() {
        return bySimpleName.keySet();
    }

    List<ProtoElement> named(String simpleName) {
        return bySimpleName.getOrDefault(simpleName, List.of());
    }
}
