package dev.ectype.runtime.emulator.launch;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The snapshots that are kept by name below a project's folder, one file each.
 *
 * @param folder where the files are
 */
public record SnapshotFolder(Path folder) {
    private static final String ENDING = ".json";
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");
    /** A file of such a name, whatever its ending, is a device where the project may be checked out too. */
    private static final Pattern DEVICE = Pattern.compile("(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?");

    /** Those of the project in a folder. */
    public static SnapshotFolder of(Path project) {
        return new SnapshotFolder(project.resolve(".service").resolve("snapshots"));
    }

    /** What is wrong with a name, as the end of a sentence; null if nothing is. */
    public static @Nullable String fault(String name) {
        if (!NAME.matcher(name).matches()) {
            return "has up to 100 letters, digits, dots, dashes and underscores, and begins with a letter or a digit";
        }
        if (DEVICE.matcher(name).matches()) {
            return "is not that of a device on Windows";
        }
        return name.endsWith(".") ? "does not end with a dot" : null;
    }

    /** The file of a name that has no fault, be it there or not. */
    public Path file(String name) {
        if (fault(name) != null) {
            throw new IllegalArgumentException("the name of a snapshot " + fault(name));
        }
        return folder.resolve(name + ENDING);
    }

    public boolean has(String name) {
        return Files.isRegularFile(file(name));
    }

    /** The names of those that are there, in order. */
    public TreeSet<String> names() throws IOException {
        TreeSet<String> names = new TreeSet<>();
        if (!Files.isDirectory(folder)) {
            return names;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                String full = String.valueOf(file.getFileName());
                String name = full.endsWith(ENDING) ? full.substring(0, full.length() - ENDING.length()) : "";
                if (fault(name) == null && Files.isRegularFile(file)) {
                    names.add(name);
                }
            }
        }
        return names;
    }
}
