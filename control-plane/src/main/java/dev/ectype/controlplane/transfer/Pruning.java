package dev.ectype.controlplane.transfer;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Deletes files of earlier runs that are not part of the finished export. It holds the names of one organization at a time. */
final class Pruning {
    private final ExportFolder folder;
    private final JsonMapper json;

    Pruning(ExportFolder folder, JsonMapper json) {
        this.folder = folder;
        this.json = json;
    }

    void run(List<Manifest.TableFile> tables) throws IOException {
        Set<Path> files =
                tables.stream().map(table -> folder.table(table.name())).collect(Collectors.toSet());
        deleteExcept(files, folder.tables());
        Set<Path> organizations = new HashSet<>();
        try (IndexReader index = IndexReader.open(folder.index(), json)) {
            IndexEntry entry = index.next();
            while (entry != null) {
                Path root = root(entry);
                organizations.add(root);
                entry = keep(entry, index, root);
            }
        }
        Path all = folder.objects().resolve("organizations");
        if (Files.isDirectory(all)) {
            try (DirectoryStream<Path> roots = Files.newDirectoryStream(all)) {
                for (Path root : roots) {
                    if (!organizations.contains(root)) {
                        deleteExcept(Set.of(), root);
                    }
                }
            }
        }
    }

    /** Deletes the other files of an entry's organization and returns the first entry of the next organization. */
    private @Nullable IndexEntry keep(IndexEntry first, IndexReader index, Path root) throws IOException {
        Set<Path> remaining = new HashSet<>();
        IndexEntry entry = first;
        while (entry != null && entry.organization().equals(first.organization())) {
            if (!entry.isLost()) {
                remaining.add(folder.object(entry));
            }
            entry = index.next();
        }
        deleteExcept(remaining, root);
        return entry;
    }

    private Path root(IndexEntry entry) {
        return folder.objects().resolve("organizations").resolve(entry.organization());
    }

    private static void deleteExcept(Set<Path> remaining, Path root) throws IOException {
        if (!Files.isDirectory(root)) {
            return;
        }
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                if (!remaining.contains(file)) {
                    Files.delete(file);
                }
            }
        }
    }
}
