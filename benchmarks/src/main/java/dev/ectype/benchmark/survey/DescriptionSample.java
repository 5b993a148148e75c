package dev.ectype.benchmark.survey;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.EntryFinder;
import dev.ectype.compiler.ingest.Ingestors;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Chooses representative descriptions of a folder: the three largest, and every n-th. */
final class DescriptionSample {
    private static final int LARGEST = 3;
    private static final Comparator<Path> BY_NAME = Comparator.comparing(Path::toString);

    private DescriptionSample() {}

    /** The chosen entries of a folder in the order of their names. */
    static List<Path> of(Path folder, int every) throws IOException {
        Map<Path, Integer> operations = new TreeMap<>(BY_NAME);
        for (Path entry : EntryFinder.in(folder)) {
            operations.put(entry, every == 1 ? 0 : operations(folder, entry));
        }
        return chosen(operations, every);
    }

    /** Chooses among entries with their numbers of operations. */
    static List<Path> chosen(Map<Path, Integer> operations, int every) {
        List<Path> entries = operations.keySet().stream().sorted(BY_NAME).toList();
        TreeSet<Path> chosen = new TreeSet<>(BY_NAME);
        for (int at = 0; at < entries.size(); at += every) {
            chosen.add(entries.get(at));
        }
        entries.stream()
                .sorted(Comparator.<Path, Integer>comparing(operations::get).reversed())
                .limit(LARGEST)
                .forEach(chosen::add);
        return List.copyOf(chosen);
    }

    private static int operations(Path folder, Path entry) {
        Diagnostics diagnostics = new Diagnostics();
        SourceResolver sources = SourceResolver.of(SourceRoot.file(entry, folder), diagnostics);
        int operations = 0;
        for (ApiModel model : Ingestors.ingest(List.of(sources), diagnostics)) {
            operations += model.endpoints().size();
        }
        return operations;
    }
}
