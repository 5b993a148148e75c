package dev.ectype.runtime.emulator.launch;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Names the files of the snapshots that a project stores, one file each.
 *
 * @param folder the folder of the files
 */
public record SnapshotFolder(Path folder) {
    private static final String ENDING = ".json";
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");
    /** Names that Windows reserves for devices, with any ending. A project may be checked out there too. */
    private static final Pattern DEVICE = Pattern.compile("(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?");

    /** Returns the snapshot folder of a project. */
    public static SnapshotFolder of(Path project) {
        return new SnapshotFolder(project.resolve(".service").resolve("snapshots"));
    }

    /** Returns the error of a name as the end of a sentence, or null for a valid name. */
    public static @Nullable String fault(String name) {
        if (!NAME.matcher(name).matches()) {
            return "has up to 100 letters, digits, dots, dashes and underscores, and begins with a letter or a digit";
        }
        if (DEVICE.matcher(name).matches()) {
            return "is not that of a device on Windows";
        }
        return name.endsWith(".") ? "does not end with a dot" : null;
    }

    /** Returns the file of a valid name, existing or not. */
    public Path file(String name) {
        if (fault(name) != null) {
            throw new IllegalArgumentException("the name of a snapshot " + fault(name));
        }
        return folder.resolve(name + ENDING);
    }

    public boolean has(String name) {
        return Files.isRegularFile(file(name));
    }

    /** Returns the names of the existing snapshots, in order. */
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
