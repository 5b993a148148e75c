package dev.ectype.compiler.source;

import dev.ectype.compiler.source.tree.ReadingLimits;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Provides the files of a description and limits the reach of its references. */
public abstract sealed class SourceRoot permits FileRoot, TextRoot, UrlRoot {
    /** Creates a root for a file with references limited to its repository, or its own folder outside of any. */
    public static SourceRoot file(Path entry) {
        return new FileRoot(entry, FileRoot.widest(entry));
    }

    /** Creates a root for a file with references limited to a folder. */
    public static SourceRoot file(Path entry, Path root) {
        return new FileRoot(entry, root);
    }

    /** Returns the nearest repository around a folder, or null. */
    public static @Nullable Path repository(Path folder) {
        for (Path candidate = folder.toAbsolutePath().normalize();
                candidate != null;
                candidate = candidate.getParent()) {
            if (Files.exists(candidate.resolve(".git"))) {
                return candidate;
            }
        }
        return null;
    }

    /** Creates a root for a text without other files, such as the standard input. */
    public static SourceRoot text(String name, byte[] bytes) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(name, bytes);
        return new TextRoot(name, files);
    }

    /** Creates a root for texts in memory, which may reference each other by name. */
    public static SourceRoot texts(String entry, Map<String, String> texts) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        texts.forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        return files(entry, files);
    }

    /** Creates a root for files in memory, which may reference each other by name. */
    public static SourceRoot files(String entry, Map<String, byte[]> files) {
        return new TextRoot(entry, files);
    }

    /**
     * Reads a source that {@link #write} has written.
     *
     * @throws IOException if the bytes end early
     */
    public static SourceRoot read(DataInput in) throws IOException {
        return in.readBoolean() ? FileRoot.readFields(in) : TextRoot.readFields(in);
    }

    /** Creates a root for an http or https address with references limited to its origin. */
    public static SourceRoot url(URI entry, Fetcher fetcher) {
        return new UrlRoot(entry, fetcher);
    }

    /** Returns a source that also finds files below other folders, which are searched first. */
    public SourceRoot withSearchFolders(List<Path> folders) {
        return this;
    }

    /** Returns the prefixes of references to files below other folders. */
    List<String> searchPrefixes() {
        return List.of();
    }

    /**
     * Returns the current checksum of a file, by its {@link FileFingerprint} identity, or {@link
     * FileFingerprint#ABSENT}.
     */
    public final String checksum(String id) {
        try {
            return SourceHash.checksum(load(id, ReadingLimits.STANDARD.bytes()));
        } catch (UnavailableFile reason) {
            return FileFingerprint.ABSENT;
        }
    }

    /** Returns the current checksum of the entry, or {@link FileFingerprint#ABSENT}. */
    public final String entryChecksum() {
        return checksum(entry());
    }

    /** Returns whether the files may change later. */
    public boolean canChange() {
        return false;
    }

    /**
     * Returns a stamp that differs once the file has changed, cheap enough to poll several times a second. It is
     * constant for immutable sources.
     *
     * @param id the identity in {@link FileFingerprint}
     */
    public String stamp(String id) {
        return "";
    }

    /** Returns false for sources on the web. */
    public boolean isLocal() {
        return true;
    }

    /** Returns the size of the entry in bytes, or 0 if it is unknown without a download. */
    public abstract long size();

    /**
     * Writes the source for {@link #read} in another process on the same machine. Files on disk are written as paths.
     *
     * @throws UnsupportedOperationException for sources on the web, whose fetcher belongs to this process
     */
    public abstract void write(DataOutput out) throws IOException;

    /** Returns a text that distinguishes this source from all others in the compiler's working directory. */
    public abstract String identity();

    /** Returns the address of the entry, against which other sources compare references. */
    abstract URI address();

    /** Returns the identity of the entry. */
    abstract String entry();

    /** Returns the display name of a file. */
    abstract String displayName(String id);

    /** Returns the identity of the file that a reference in another file denotes. */
    abstract String resolve(String from, String reference) throws UnavailableFile;

    /** Returns whether an identity lies above every possible file. */
    boolean isAboveAll(String id) {
        return false;
    }

    /** Returns the bytes of a file, at most one more than the limit. */
    abstract byte[] load(String id, int limit) throws UnavailableFile;
}
