package dev.ectype.launcher.jar;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes reproducible jars: entries are sorted and have a fixed time. */
final class JarWriter {
    private static final LocalDateTime TIME = LocalDateTime.of(2025, 1, 1, 0, 0);

    private JarWriter() {}

    /** Builds a jar of files by path: the manifest first, then the files in the order of the map. */
    static byte[] of(Manifest manifest, Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 23);
        try (ZipOutputStream jar = new ZipOutputStream(bytes)) {
            jar.setLevel(Deflater.BEST_COMPRESSION);
            ByteArrayOutputStream head = new ByteArrayOutputStream();
            manifest.write(head);
            entry(jar, JarFile.MANIFEST_NAME, head.toByteArray());
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                entry(jar, file.getKey(), file.getValue());
            }
        }
        return bytes.toByteArray();
    }

    private static void entry(ZipOutputStream jar, String name, byte[] bytes) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        jar.putNextEntry(entry);
        jar.write(bytes);
        jar.closeEntry();
    }
}
