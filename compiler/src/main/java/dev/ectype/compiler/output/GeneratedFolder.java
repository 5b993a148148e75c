package dev.ectype.compiler.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Maintains a folder of generated files: it writes below its root only, rewrites only changes, and deletes its own
 * obsolete files.
 */
public final class GeneratedFolder {
    /** The list of written files, which identifies the folder's own files on the next run. */
    static final String LIST = ".ectype-files";

    private final Path root;

    public GeneratedFolder(Path root) {
        this.root = root.toAbsolutePath().normalize();
    }

    /** Writes these files by path with slashes, and keeps foreign files. */
    public WriteResult write(Map<String, String> texts) throws IOException {
        WriteResult written = replace(earlier(), texts);
        replace(root.resolve(LIST), String.join("\n", new TreeSet<>(texts.keySet())) + "\n");
        return written;
    }

    /** Writes these files instead of earlier ones, without a list file. The caller keeps track of the earlier files. */
    public WriteResult replace(Collection<String> earlier, Map<String, String> texts) throws IOException {
        Map<String, Path> targets = new TreeMap<>();
        for (String path : texts.keySet()) {
            targets.put(path, target(path));
        }
        if (!texts.isEmpty()) {
            Files.createDirectories(root);
        }
        int changed = 0;
        for (Map.Entry<String, Path> entry : targets.entrySet()) {
            changed += replace(entry.getValue(), Objects.requireNonNull(texts.get(entry.getKey()))) ? 1 : 0;
        }
        TreeSet<String> stale = new TreeSet<>(earlier);
        stale.removeAll(targets.keySet());
        return new WriteResult(changed, targets.size() - changed, delete(stale));
    }

    /** Resolves a path below the root. Throws {@link PathEscape} for paths that could lead elsewhere. */
    private Path target(String path) throws IOException {
        boolean plain = !path.isEmpty() && path.chars().allMatch(GeneratedFolder::isOrdinary);
        List<String> names = Arrays.asList(path.split("/", -1));
        if (!plain || names.contains("") || names.contains(".") || names.contains("..") || path.equals(LIST)) {
            throw new PathEscape(path);
        }
        Path current = root;
        for (String name : names) {
            current = current.resolve(name);
            if (Files.isSymbolicLink(current)) {
                throw new PathEscape(path);
            }
        }
        return current;
    }

    private static boolean isOrdinary(int character) {
        return character >= ' ' && character != '\\' && character != ':' && character != 0x7F;
    }

    private static boolean replace(Path target, String text) throws IOException {
        return AtomicFileWriter.write(target, text.getBytes(StandardCharsets.UTF_8));
    }

    private int delete(Collection<String> stale) throws IOException {
        int deleted = 0;
        for (String path : stale) {
            deleted += path.isBlank() || !delete(target(path)) ? 0 : 1;
        }
        return deleted;
    }

    private boolean delete(Path target) throws IOException {
        if (!Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        Files.delete(target);
        for (Path folder = target.getParent(); folder != null && !folder.equals(root); folder = folder.getParent()) {
            if (!isEmpty(folder)) {
                break;
            }
            Files.delete(folder);
        }
        return true;
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        }
    }

    private List<String> earlier() throws IOException {
        Path list = root.resolve(LIST);
        return Files.isRegularFile(list, LinkOption.NOFOLLOW_LINKS) ? Files.readAllLines(list) : List.of();
    }
}
