package dev.ectype.compiler.source;

import dev.ectype.compiler.source.tree.ReadingLimits;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where a description comes from, and how far its references may reach. */
public abstract sealed class SourceRoot permits FileRoot, TextRoot, UrlRoot {
    /** A file whose references may reach as far as its repository, or its own folder outside of any. */
    public static SourceRoot file(Path entry) {
        return new FileRoot(entry, FileRoot.widest(entry));
    }

    /** A file whose references may reach anything below a folder. */
    public static SourceRoot file(Path entry, Path root) {
        return new FileRoot(entry, root);
    }

    /** The nearest repository around a folder, or null. */
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

    /** Text that has no neighbours, such as the standard input. */
    public static SourceRoot text(String name, byte[] bytes) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(name, bytes);
        return new TextRoot(name, files);
    }

    /** Texts in memory that may refer to each other by name. */
    public static SourceRoot texts(String entry, Map<String, String> texts) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        texts.forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        return files(entry, files);
    }

    /** Files in memory that may refer to each other by name. */
    public static SourceRoot files(String entry, Map<String, byte[]> files) {
        return new TextRoot(entry, files);
    }

    /** An http or https address whose references may reach its own origin. */
    public static SourceRoot url(URI entry, Fetcher fetcher) {
        return new UrlRoot(entry, fetcher);
    }

    /** The SHA-256 of a file now, known by the identity that {@link FileFingerprint} gives it, or {@link FileFingerprint#ABSENT}. */
    public final String hash(String id) {
        try {
            return SourceHash.of(load(id, ReadingLimits.STANDARD.bytes()));
        } catch (UnavailableFile reason) {
            return FileFingerprint.ABSENT;
        }
    }

    /** Whether what is read from here may be another thing later. */
    public boolean canChange() {
        return false;
    }

    /**
     * A sign of a file that differs once the file has changed, cheap enough to ask for several times a second; always the same
     * where nothing can change.
     *
     * @param id the identity that {@link FileFingerprint} gives it
     */
    public String stamp(String id) {
        return "";
    }

    /** What tells this source from every other that a compiler may be asked to read in its working directory. */
    public abstract String identity();

    /** The identity of the entry. */
    abstract String entry();

    /** The name that users know a file by. */
    abstract String displayName(String id);

    /** The identity of the file that a reference in another file means. */
    abstract String resolve(String from, String reference) throws UnavailableFile;

    /** Whether an identity lies above all that there could be. */
    boolean isAboveAll(String id) {
        return false;
    }

    /** The bytes of a file, at most one more than the limit. */
    abstract byte[] load(String id, int limit) throws UnavailableFile;
}
