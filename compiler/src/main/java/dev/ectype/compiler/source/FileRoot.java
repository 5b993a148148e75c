package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a file on disk and the files it references. It identifies them by their path relative to the entry's folder.
 */
final class FileRoot extends SourceRoot {
    private final Path enteredPath;
    private final Path folder;
    private final Path root;
    private final List<Path> searched;
    private byte @Nullable [] piped;

    FileRoot(Path entry, Path root) {
        this(entry, root, List.of());
    }

    private FileRoot(Path entry, Path root, List<Path> searched) {
        this.enteredPath = entry;
        this.folder = parentOf(entry.toAbsolutePath().normalize());
        this.root = root;
        this.searched = List.copyOf(searched);
    }

    @Override
    public SourceRoot withSearchFolders(List<Path> folders) {
        return new FileRoot(enteredPath, root, folders);
    }

    @Override
    List<String> searchPrefixes() {
        List<String> prefixes = new ArrayList<>();
        for (Path each : searched) {
            Path way = folder.relativize(each.toAbsolutePath().normalize());
            StringBuilder prefix = new StringBuilder();
            way.forEach(
                    step -> prefix.append(step.toString().replace("%", "%25")).append('/'));
            prefixes.add(prefix.toString());
        }
        return prefixes;
    }

    /** Returns the nearest repository folder above a file, else the folder of the file or its proto import root. */
    static Path widest(Path entry) {
        Path repository = repository(parentOf(entry.toAbsolutePath().normalize()));
        return repository == null ? ProtoImportRoot.of(entry) : repository;
    }

    @Override
    public String identity() {
        return "file\n" + enteredPath + "\n" + enteredPath.toAbsolutePath() + "\n" + root.toAbsolutePath() + "\n"
                + searched;
    }

    @Override
    public long size() {
        try {
            return Files.size(enteredPath);
        } catch (IOException | SecurityException unreadable) {
            return 0;
        }
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeBoolean(true);
        out.writeUTF(enteredPath.toString());
        out.writeUTF(root.toString());
        out.writeInt(searched.size());
        for (Path each : searched) {
            out.writeUTF(each.toString());
        }
    }

    static FileRoot readFields(DataInput in) throws IOException {
        Path entry = Path.of(in.readUTF());
        Path root = Path.of(in.readUTF());
        List<Path> searched = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            searched.add(Path.of(in.readUTF()));
        }
        return new FileRoot(entry, root, searched);
    }

    @Override
    public boolean canChange() {
        return true;
    }

    @Override
    public String stamp(String id) {
        try {
            BasicFileAttributes now = Files.readAttributes(folder.resolve(id), BasicFileAttributes.class);
            return now.size() + " " + now.lastModifiedTime() + " " + now.fileKey();
        } catch (IOException | SecurityException unreadable) {
            return FileFingerprint.ABSENT;
        }
    }

    @Override
    URI address() {
        return enteredPath.toAbsolutePath().normalize().toUri();
    }

    @Override
    String entry() {
        return String.valueOf(enteredPath.getFileName());
    }

    @Override
    String displayName(String id) {
        Path parent = enteredPath.getParent();
        Path path = parent == null ? Path.of(id) : parent.resolve(id).normalize();
        return path.toString().replace('\\', '/');
    }

    @Override
    String resolve(String from, String reference) throws UnavailableFile {
        if (ReferenceParser.namesOrigin(reference)) {
            throw UnavailableFile.otherOrigin(reference);
        }
        try {
            Path target = parentOf(folder.resolve(from))
                    .resolve(ReferenceParser.path(reference))
                    .normalize();
            return folder.relativize(target).toString().replace('\\', '/');
        } catch (IllegalArgumentException noPath) {
            throw UnavailableFile.absent(reference);
        }
    }

    @Override
    byte[] load(String id, int limit) throws UnavailableFile {
        Path path = folder.resolve(id).normalize();
        boolean isEntry = id.equals(entry());
        try {
            Path real = path.toRealPath();
            if (!isEntry && !isReachable(real)) {
                throw outside(id);
            }
            if (Files.isDirectory(real) || !isEntry && !Files.isRegularFile(real)) {
                throw unreadable(id, "is not a file");
            }
            return Files.isRegularFile(real) ? read(real, limit) : readOnce(real, limit);
        } catch (NoSuchFileException absent) {
            // The error for a path outside the root must not reveal whether the file exists.
            throw !isEntry && !mayExist(path) ? outside(id) : UnavailableFile.absent(displayName(id));
        } catch (IOException | SecurityException problem) {
            throw unreadable(id, "cannot be read (" + problem.getClass().getSimpleName() + ")");
        }
    }

    private boolean isReachable(Path real) throws IOException {
        for (Path each : searched) {
            if (real.startsWith(each.toRealPath())) {
                return true;
            }
        }
        return real.startsWith(root.toRealPath());
    }

    private static byte[] read(Path real, int limit) throws IOException {
        int expected = (int) Math.min(Files.size(real), limit);
        byte[] content = new byte[expected + 1];
        try (InputStream stream = Files.newInputStream(real)) {
            int length = stream.readNBytes(content, 0, content.length);
            if (length <= expected) {
                return Arrays.copyOf(content, length);
            }
            // The file has grown, or its system does not tell the size.
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            all.write(content);
            all.write(stream.readNBytes(limit + 1 - length));
            return all.toByteArray();
        }
    }

    /** Reads a pipe once and caches its bytes. */
    private byte[] readOnce(Path real, int limit) throws IOException {
        byte[] known = piped;
        if (known == null) {
            known = read(real, limit);
            piped = known;
        }
        return known;
    }

    private boolean mayExist(Path path) {
        return path.startsWith(root.toAbsolutePath().normalize())
                || searched.stream()
                        .anyMatch(each -> path.startsWith(each.toAbsolutePath().normalize()));
    }

    private UnavailableFile outside(String id) {
        return new UnavailableFile(
                DiagnosticCode.REFERENCE_OUTSIDE_ROOT,
                "the file \"" + id + "\" is outside of the root folder, so it is not read",
                "Move the file below the root folder, or pass a parent folder with --root.");
    }

    private UnavailableFile unreadable(String id, String why) {
        return new UnavailableFile(
                DiagnosticCode.UNREADABLE_FILE,
                "the file \"" + displayName(id) + "\" " + why,
                "Use a file that exists and that you can read.");
    }

    static Path parentOf(Path file) {
        Path parent = file.getParent();
        return parent == null ? file : parent;
    }
}
