package dev.ectype.compiler.ingest.protobuf;

import dev.ectype.compiler.ingest.protobuf.resolve.Imports;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the import paths of files that users name, so that no file is loaded under two paths. */
final class EntryImportPaths {
    private static final Pattern IMPORT = Pattern.compile("(?m)^\\s*import\\s+(?:\\w+\\s+)?\"([^\"\\n]+)\"");

    /** The import loader reports larger numbers of files. */
    private static final int MOST_FILES = 2_000;

    private final Imports imports;
    private final Map<String, String> paths = new LinkedHashMap<>();

    private EntryImportPaths(Imports imports) {
        this.imports = imports;
    }

    /** Returns the import paths of entries that other entries import, by display name. */
    static Map<String, String> of(List<Imports.Source> entries, Imports imports) {
        EntryImportPaths found = new EntryImportPaths(imports);
        if (entries.size() > 1) {
            found.look(entries);
        }
        return found.paths;
    }

    private void look(List<Imports.Source> entries) {
        List<String> names = entries.stream().map(Imports.Source::displayName).toList();
        Deque<Imports.Source> open = new ArrayDeque<>(entries);
        Set<String> visited = new LinkedHashSet<>();
        while (!open.isEmpty() && visited.size() < MOST_FILES) {
            for (String path : imported(open.remove().text())) {
                Imports.Source file = visited.add(path) ? imports.find(path) : null;
                if (file != null && names.contains(file.displayName())) {
                    paths.putIfAbsent(file.displayName(), path);
                } else if (file != null) {
                    open.add(file);
                }
            }
        }
    }

    private static List<String> imported(String text) {
        List<String> imported = new ArrayList<>();
        Matcher matcher = IMPORT.matcher(text);
        while (matcher.find()) {
            imported.add(matcher.group(1));
        }
        return imported;
    }
}
