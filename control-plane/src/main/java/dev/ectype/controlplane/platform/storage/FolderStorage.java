package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.id.IdKind;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Stores contents as files below a folder: each is written aside, synced to the disk and then renamed. */
public final class FolderStorage implements ObjectStorage {
    /** The free bytes below which most uploads fail. */
    private static final long LEAST = 16L << 20;

    private final Path root;
    private final Spool spool;

    /** Opens a folder that no other process uses. */
    public FolderStorage(Path folder) {
        this(folder, "incoming");
    }

    /**
     * Opens a folder that several processes may share.
     *
     * @param incoming the name of a subfolder that no other process uses
     */
    FolderStorage(Path folder, String incoming) {
        this(folder, new Spool(folder.toAbsolutePath().normalize().resolve(incoming)));
    }

    FolderStorage(Path folder, Spool spool) {
        this.root = folder.toAbsolutePath().normalize();
        this.spool = spool;
    }

    @Override
    public long put(ObjectKey key, InputStream content, long length) throws IOException {
        return spool.with(content, length, written -> move(written, file(key)));
    }

    private static void move(Path written, Path target) {
        try {
            Path folder = target.getParent();
            if (folder == null) {
                throw new IllegalStateException(target + " has no parent folder");
            }
            Files.createDirectories(folder);
            Files.move(written, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            force(folder);
        } catch (IOException refused) {
            throw StorageFault.of(refused);
        }
    }

    /** Syncs the folder, without which a new name is not durable. Systems that cannot open folders sync them by themselves. */
    private static void force(Path folder) throws IOException {
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }

    @Override
    public Optional<StoredContent> get(ObjectKey key, long from) {
        try {
            FileChannel channel = FileChannel.open(file(key), StandardOpenOption.READ);
            channel.position(from);
            return Optional.of(new StoredContent(java.nio.channels.Channels.newInputStream(channel), channel.size()));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (IOException refused) {
            throw StorageFault.of(refused);
        }
    }

    @Override
    public boolean exists(ObjectKey key) {
        return Files.isRegularFile(file(key));
    }

    @Override
    public void delete(ObjectKey key) {
        try {
            Files.deleteIfExists(file(key));
        } catch (IOException refused) {
            throw StorageFault.of(refused);
        }
    }

    @Override
    public List<StoredName> list(UUID organization, String prefix, @Nullable ObjectKey after, int limit) {
        Path own = root.resolve(ObjectKey.root(organization));
        Path from =
                own.resolve(prefix.substring(0, prefix.lastIndexOf('/') + 1)).normalize();
        if (!from.startsWith(own) || !Files.isDirectory(from)) {
            return List.of();
        }
        NameCollector collector = new NameCollector(own, prefix, after == null ? "" : after.path(), limit);
        try {
            Files.walkFileTree(from, collector);
        } catch (IOException refused) {
            throw StorageFault.of(refused);
        }
        List<StoredName> names = new ArrayList<>();
        collector.sizes.forEach((path, size) -> names.add(new StoredName(new ObjectKey(organization, path), size)));
        return names;
    }

    /** Deletes the folders as well, because they are named after projects. */
    @Override
    public void deleteAll(UUID organization) {
        Path own = root.resolve(ObjectKey.root(organization));
        if (Files.isDirectory(own)) {
            try {
                Files.walkFileTree(own, new Deletion());
            } catch (IOException refused) {
                throw StorageFault.of(refused);
            }
        }
    }

    @Override
    public List<UUID> organizations() {
        Path all = root.resolve(ObjectKey.ORGANIZATIONS);
        if (!Files.isDirectory(all)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(all)) {
            return folders.map(folder -> String.valueOf(folder.getFileName()))
                    .flatMap(name -> IdKind.ORGANIZATION.parse(name).stream())
                    .toList();
        } catch (IOException refused) {
            throw StorageFault.of(refused);
        }
    }

    @Override
    public Optional<String> identifier() {
        try {
            return Optional.of(Files.readString(root.resolve(IDENTIFIER)).strip());
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (IOException refused) {
            throw StorageFault.of(refused);
        }
    }

    @Override
    public void identify(String identifier) {
        byte[] line = (identifier + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            spool.with(new ByteArrayInputStream(line), line.length, written -> move(written, root.resolve(IDENTIFIER)));
        } catch (IOException refused) {
            throw StorageFault.of(refused);
        }
    }

    @Override
    public String location() {
        return root.toString();
    }

    @Override
    public boolean isReachable() {
        try {
            return Files.isWritable(root) && Files.getFileStore(root).getUsableSpace() >= LEAST;
        } catch (IOException gone) {
            return false;
        }
    }

    private Path file(ObjectKey key) {
        return root.resolve(key.full());
    }

    /** Visits files and ignores those that others delete meanwhile. */
    private abstract static class FileVisitor extends SimpleFileVisitor<Path> {
        @Override
        public final FileVisitResult visitFileFailed(Path file, IOException failed) throws IOException {
            if (failed instanceof NoSuchFileException) {
                return FileVisitResult.CONTINUE;
            }
            throw failed;
        }
    }

    /** Deletes files and folders. A folder with a new file of a late upload remains until the next attempt. */
    private static final class Deletion extends FileVisitor {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failed) throws IOException {
            if (failed != null) {
                throw failed;
            }
            Files.deleteIfExists(folder);
            return FileVisitResult.CONTINUE;
        }
    }

    /** Collects the first names of a page and holds no more than these in memory. */
    private static final class NameCollector extends FileVisitor {
        private final Path own;
        private final String prefix;
        private final String after;
        private final int limit;
        private final TreeMap<String, Long> sizes = new TreeMap<>();

        NameCollector(Path own, String prefix, String after, int limit) {
            this.own = own;
            this.prefix = prefix;
            this.after = after;
            this.limit = limit;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String path = own.relativize(file).toString().replace('\\', '/');
            if (path.startsWith(prefix) && path.compareTo(after) > 0) {
                sizes.put(path, attributes.size());
                if (sizes.size() > limit) {
                    sizes.pollLastEntry();
                }
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
