package dev.ectype.controlplane.page;

import dev.ectype.controlplane.platform.crypto.Sha256;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** Holds the style sheet and the scripts of the pages. Their addresses contain a hash, so browsers keep them until they change. */
public final class Assets {
    static final String FOLDER = "/sign-in/assets/";
    private static final int HASH_DIGITS = 16;
    private static final Map<String, byte[]> FILES =
            read(List.of("pages.css", "post-form.js", "sign-in.js", "dashboard.js"));
    private static final Map<String, byte[]> COMPRESSED = compress();
    private static final Map<String, String> PATHS = paths();

    private Assets() {}

    /** Returns the address of a file. */
    public static String path(String name) {
        return Objects.requireNonNull(PATHS.get(name), name);
    }

    /** Returns the content of a file; null if it does not exist. */
    static byte @Nullable [] content(String name) {
        return FILES.get(name);
    }

    /**
     * Returns the content of a file, compressed with gzip; null if it does not exist. Only files without secrets are compressed: the length of a
     * compressed page could reveal its secrets.
     */
    static byte @Nullable [] compressed(String name) {
        return COMPRESSED.get(name);
    }

    private static Map<String, byte[]> compress() {
        Map<String, byte[]> files = new TreeMap<>();
        FILES.forEach((name, content) -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
                zip.write(content);
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
            files.put(name, bytes.toByteArray());
        });
        return files;
    }

    private static Map<String, byte[]> read(List<String> names) {
        Map<String, byte[]> files = new TreeMap<>();
        for (String name : names) {
            files.put(name, bytes(name));
        }
        files.put("htmx.js", webJar("htmx.org", "dist/htmx.min.js"));
        return files;
    }

    /** Reads a file of a library, whose jar contains its version in the path and in its properties. */
    private static byte[] webJar(String library, String file) {
        Properties about = new Properties();
        try (InputStream properties = open("/META-INF/maven/org.webjars.npm/" + library + "/pom.properties")) {
            about.load(properties);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return bytes("/META-INF/resources/webjars/" + library + "/" + about.getProperty("version") + "/" + file);
    }

    private static byte[] bytes(String name) {
        try (InputStream file = open(name)) {
            return file.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static InputStream open(String name) {
        return Objects.requireNonNull(Assets.class.getResourceAsStream(name), name);
    }

    private static Map<String, String> paths() {
        Map<String, String> paths = new TreeMap<>();
        FILES.forEach((name, content) -> {
            String hash =
                    HexFormat.of().formatHex(Sha256.begin().digest(content)).substring(0, HASH_DIGITS);
            paths.put(name, FOLDER + name + "?v=" + hash);
        });
        return paths;
    }
}
