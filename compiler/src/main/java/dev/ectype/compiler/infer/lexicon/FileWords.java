package dev.ectype.compiler.infer.lexicon;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Recognises the names of members that describe or contain a file, and the path segments of contents. */
public final class FileWords {
    private static final List<String> SIZES = List.of(
            "size",
            "filesize",
            "sizebytes",
            "sizeinbytes",
            "filesizeinbytes",
            "filesizebytes",
            "bytes",
            "bytesize",
            "contentlength",
            "contentsize",
            "length",
            "filelength");
    private static final List<String> NAMES = List.of("name", "filename", "originalfilename", "originalname");
    private static final List<String> MEDIA_TYPES = List.of("contenttype", "mimetype", "mime", "mediatype", "filetype");
    private static final List<String> EXTENSIONS = List.of("extension", "fileextension", "ext");
    private static final List<String> DIGESTS = List.of("checksum", "hash", "digest");
    private static final List<String> BESIDE_ALGORITHMS = List.of("", "hash", "sum", "checksum", "digest", "hex");
    private static final List<String> BEFORE_ALGORITHMS = List.of("content", "file");
    private static final List<String> ALGORITHMS = List.of("md5", "sha1", "sha256", "sha512");
    private static final List<String> FILES = List.of("file", "content", "media", "attachment", "upload");

    private static final List<String> CONTENT_SEGMENTS = List.of(
            "content",
            "contents",
            "download",
            "upload",
            "file",
            "raw",
            "data",
            "media",
            "body",
            "bytes",
            "binary",
            "blob",
            "original",
            "attachment",
            "stream",
            "$value");

    private static final List<String> DOWNLOADS =
            List.of("download", "downloads", "export", "attachment", "attachments");

    private FileWords() {}

    /** Returns whether the last segment of a path means that browsers save its content and do not display it. */
    public static boolean isDownload(String segment) {
        return DOWNLOADS.contains(segment.toLowerCase(Locale.ROOT));
    }

    /** Returns whether a path segment means the content of an instance, and not one of several contents. */
    public static boolean isContentSegment(String segment) {
        return CONTENT_SEGMENTS.contains(segment.toLowerCase(Locale.ROOT));
    }

    public static boolean isSize(String name) {
        return SIZES.contains(NameWords.bare(name));
    }

    public static boolean isName(String name) {
        return NAMES.contains(NameWords.bare(name));
    }

    public static boolean isMediaType(String name) {
        return MEDIA_TYPES.contains(NameWords.bare(name));
    }

    public static boolean isExtension(String name) {
        return EXTENSIONS.contains(NameWords.bare(name));
    }

    /** Returns whether a name means a digest without naming its algorithm. */
    public static boolean isDigest(String name) {
        return DIGESTS.contains(NameWords.bare(name));
    }

    /** Returns whether a name means a file or its content. */
    public static boolean isFile(String name) {
        return FILES.contains(NameWords.bare(name));
    }

    /** Returns the algorithm of the digest that a name means, such as {@code sha256}, or null. */
    public static @Nullable String algorithm(String name) {
        String bare = NameWords.bare(name);
        if (bare.contains("crc32c")) {
            return "crc32c";
        }
        if (bare.contains("crc32")) {
            return "crc32";
        }
        for (String algorithm : ALGORITHMS) {
            boolean before = BEFORE_ALGORITHMS.stream().anyMatch(word -> bare.equals(word + algorithm));
            if (before || bare.contains(algorithm) && BESIDE_ALGORITHMS.contains(bare.replace(algorithm, ""))) {
                return algorithm;
            }
        }
        return null;
    }
}
