package dev.ectype.compiler.ingest.protobuf;

import dev.ectype.compiler.ingest.protobuf.resolve.Imports;
import dev.ectype.compiler.ingest.protobuf.resolve.ShippedFiles;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.TextFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds imports relative to the folder of an entry or a folder around it. Other paths are shipped with the compiler or missing.
 */
final class SourceImports implements Imports {
    private final List<SourceResolver> entries;
    private final ShippedFiles shipped = new ShippedFiles();
    private final Map<String, Imports.Source> known = new LinkedHashMap<>();

    SourceImports(List<SourceResolver> entries) {
        this.entries = List.copyOf(entries);
    }

    /** Registers a file that is already loaded, by its import path. */
    void register(String path, Imports.Source file) {
        known.put(path, file);
    }

    /** Returns the display names of the files by import path. */
    Map<String, String> displayNames() {
        Map<String, String> names = new LinkedHashMap<>();
        known.forEach((path, file) -> names.put(path, file.displayName()));
        return names;
    }

    @Override
    public @Nullable Source find(String path) {
        Source file = known.get(path);
        file = file == null ? lookFor(path) : file;
        if (file != null) {
            known.put(path, file);
        }
        return file;
    }

    private @Nullable Source lookFor(String path) {
        for (SourceResolver entry : entries) {
            TextFile found = entry.lookFor(path).found();
            if (found != null) {
                return new Source(found.name(), found.text());
            }
        }
        return shipped.find(path);
    }

    @Override
    public List<String> places(String path) {
        List<String> places = new ArrayList<>();
        for (SourceResolver entry : entries) {
            entry.lookFor(path).places().stream()
                    .filter(place -> !places.contains(place))
                    .forEach(places::add);
        }
        places.addAll(shipped.places(path));
        return places;
    }
}
