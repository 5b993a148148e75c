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
 * A folder of generated files: writes below its root only, rewrites only what changed, and deletes what it wrote
 * before and no longer writes.
 */
public final class GeneratedFolder {
    /** Lists the files written, so that the next run knows which of them are its own. */
    static final String LIST = ".ectype-files";

    private final Path root;

    public GeneratedFolder(Path root) {
        this.root = root.toAbsolutePath().normalize();
    }

    /** Makes the folder hold these files, given by paths with slashes; foreign files stay. */
    public WriteResult write(Map<String, String> texts) throws IOException {
        WriteResult written = replace(earlier(), texts);
        replace(root.resolve(LIST), String.join("\n", new TreeSet<>(texts.keySet())) + "\n");
        return written;
    }

    /**
     * Makes the folder hold these files in the place of earlier ones, for who knows those and wants no list of them beside
     * the files.
     */
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

    /** The place of a path below the root; throws {@link PathEscape} for anything that could be elsewhere. */
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
