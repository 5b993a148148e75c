package dev.ectype.cli.spec;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.FormatDetector;
import dev.ectype.compiler.ingest.SourceFormat;
import dev.ectype.compiler.source.ArrayNode;
import dev.ectype.compiler.source.Node;
import dev.ectype.compiler.source.ObjectNode;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the files of a folder whose root names a format and that no other file there refers to. */
final class FolderEntries {
    private final Set<Path> described = new LinkedHashSet<>();
    private final Set<Path> referred = new LinkedHashSet<>();

    private FolderEntries() {}

    static List<Path> of(Path folder) throws IOException {
        FolderEntries entries = new FolderEntries();
        for (Path file : SourceFolder.files(folder)) {
            entries.look(file);
        }
        List<Path> found = new ArrayList<>(entries.described);
        found.removeIf(file -> entries.referred.contains(normal(file)));
        return found;
    }

    private void look(Path file) throws IOException {
        String name = file.toString();
        if (FormatDetector.byName(name) != SourceFormat.UNKNOWN) {
            described.add(file);
            return;
        }
        // What cannot be read is no entry; whoever names it directly is told why.
        SourceDocument document =
                Files.isReadable(file) ? SourceDocument.read(name, Files.readAllBytes(file), new Diagnostics()) : null;
        if (document == null) {
            return;
        }
        if (FormatDetector.byRoot(document.root()) != SourceFormat.UNKNOWN) {
            described.add(file);
        }
        follow(document.root(), file);
    }

    private void follow(Node node, Path file) {
        if (node instanceof ArrayNode array) {
            array.elements().forEach(element -> follow(element, file));
        } else if (node instanceof ObjectNode object) {
            refer(object.text("$ref"), file);
            object.entries().forEach(entry -> follow(entry.value(), file));
        }
    }

    private void refer(@Nullable String reference, Path file) {
        String target = reference == null ? "" : reference.replaceFirst("#.*", "");
        if (target.isEmpty() || target.contains("://")) {
            return;
        }
        try {
            Path other = normal(file.resolveSibling(target));
            if (!other.equals(normal(file))) {
                referred.add(other);
            }
        } catch (InvalidPathException noPath) {
            return;
        }
    }

    private static Path normal(Path file) {
        return file.toAbsolutePath().normalize();
    }
}
