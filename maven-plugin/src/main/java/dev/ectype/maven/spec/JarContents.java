package dev.ectype.maven.spec;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.maven.report.GoalFailure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** Reads all descriptions in a jar, because any may refer to any other. */
final class JarContents {
    private static final int LARGEST = 64 << 20;
    private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json");

    private JarContents() {}

    /** Finds the description of that name; null if the jar has none or is no jar. */
    static @Nullable LocatedDescription description(String name, Path jar) {
        if (!Files.isRegularFile(jar)) {
            return null;
        }
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            ZipEntry entry = zip.getEntry(name);
            if (entry == null || entry.isDirectory()) {
                return null;
            }
            String prefix = jar.getFileName() + "!/";
            SourceRoot root = SourceRoot.files(prefix + name, files(zip, prefix, name));
            return new LocatedDescription(prefix + name, root, null, false);
        } catch (IOException broken) {
            throw new GoalFailure(
                    "the jar \"" + jar + "\" cannot be read", "Delete the jar to make Maven download it again.");
        }
    }

    private static Map<String, byte[]> files(ZipFile zip, String prefix, String entryName) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (ZipEntry each : (Iterable<ZipEntry>) zip.stream().map(ZipEntry.class::cast)::iterator) {
            String name = each.getName().toLowerCase(Locale.ROOT);
            boolean readable =
                    each.getName().equals(entryName) || ENDINGS.stream().anyMatch(name::endsWith);
            if (readable && !each.isDirectory()) {
                try (InputStream stream = zip.getInputStream(each)) {
                    files.put(prefix + each.getName(), stream.readNBytes(LARGEST + 1));
                }
            }
        }
        return files;
    }
}
