package dev.ectype.compiler.ingest;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.source.SourceDocument;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the descriptions in a folder: files with a root that names a format, unless another file there references them.
 */
public final class EntryFinder {
    private static final int MOST_FILES = 50_000;
    private static final long LARGEST = 64L << 20;
    private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json", ".har");
    private static final Pattern REFERENCE =
            Pattern.compile("\\$ref[\"']?\\s*:\\s*(?:\"([^\"#]+)|'([^'#]+)|([^\"'#\\s,}\\]]+))");
    private static final Pattern IMPORT =
            Pattern.compile("(?m)^\\s*import\\s+(?:(?:public|weak|option)\\s+)?[\"']([^\"']+)[\"']");
    private static final Pattern NAMES_FORMAT =
            Pattern.compile("openapi|swagger|asyncapi|\"entries\"|_postman_id|/collection/|\"item\"|\"__schema\"");
    private static final Pattern BROKEN_ENTRY = Pattern.compile("(?m)^[\"']?(openapi|asyncapi)[\"']?\\s*:");

    private final Path folder;
    private final Set<Path> candidates = new TreeSet<>();
    private final Set<Path> referenced = new TreeSet<>();
    private int files;

    private EntryFinder(Path folder) {
        this.folder = folder;
    }

    /** Returns the paths of the descriptions, sorted. */
    public static List<Path> in(Path folder) throws IOException {
        EntryFinder entries = new EntryFinder(folder.normalize());
        entries.walk();
        entries.candidates.removeAll(entries.referenced);
        return new ArrayList<>(entries.candidates);
    }

    private void walk() throws IOException {
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                boolean hidden = !directory.equals(folder) && isHidden(directory);
                return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                boolean fits = attributes.isRegularFile() && attributes.size() <= LARGEST && !isHidden(file);
                if (fits) {
                    inspect(file);
                }
                return ++files > MOST_FILES ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static boolean isHidden(Path path) {
        String name = String.valueOf(path.getFileName());
        return name.startsWith(".") || name.equals("node_modules");
    }

    private void inspect(Path file) throws IOException {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (FormatDetector.byName(name) != SourceFormat.UNKNOWN) {
            candidates.add(file);
            note(IMPORT, Files.readAllBytes(file), file);
        } else if (ENDINGS.stream().anyMatch(name::endsWith)) {
            byte[] bytes = Files.readAllBytes(file);
            note(REFERENCE, bytes, file);
            if (isEntry(file, bytes)) {
                candidates.add(file);
            }
        }
    }

    // An unreadable description counts too, so that the compiler reports its errors.
    private static boolean isEntry(Path file, byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (!NAMES_FORMAT.matcher(text).find()) {
            return false;
        }
        SourceDocument document = SourceDocument.read(file.toString(), bytes, new Diagnostics());
        return document == null
                ? BROKEN_ENTRY.matcher(text).find()
                : FormatDetector.byRoot(document.root()) != SourceFormat.UNKNOWN;
    }

    private void note(Pattern pattern, byte[] bytes, Path file) {
        Matcher matcher = pattern.matcher(new String(bytes, StandardCharsets.UTF_8));
        while (matcher.find()) {
            for (int group = 1; group <= matcher.groupCount(); group++) {
                String reference = matcher.group(group);
                if (reference != null && !reference.contains("://")) {
                    refer(file, reference.strip(), pattern == IMPORT ? above(file, reference) : folderOf(file));
                }
            }
        }
    }

    private void refer(Path file, String reference, Path from) {
        Path target = target(from, reference);
        if (target != null && !target.equals(file)) {
            referenced.add(target);
        }
    }

    /** Returns the folder against which an import resolves: the importing file's folder, or a folder around it. */
    private Path above(Path file, String reference) {
        for (Path from = folderOf(file); from != null && from.startsWith(folder); from = from.getParent()) {
            Path target = target(from, reference);
            if (target != null && Files.exists(target)) {
                return from;
            }
        }
        return folder;
    }

    private static @Nullable Path target(Path from, String reference) {
        try {
            return from.resolve(reference.replace("%20", " ")).normalize();
        } catch (InvalidPathException noPath) {
            return null;
        }
    }

    private static Path folderOf(Path file) {
        Path parent = file.getParent();
        return parent == null ? Path.of("") : parent;
    }
}
