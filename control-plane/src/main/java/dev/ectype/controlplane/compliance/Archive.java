package dev.ectype.controlplane.compliance;

import dev.ectype.controlplane.platform.crypto.Sha256;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tools.jackson.databind.json.JsonMapper;

/** Writes a zip archive as a stream, with one line in memory at a time. An unfinished archive is incomplete. */
final class Archive {
    private final ZipOutputStream zip;
    private final JsonMapper json;
    private final List<ArchiveManifest.Part> parts = new ArrayList<>();

    Archive(OutputStream target, JsonMapper json) {
        this.zip = new ZipOutputStream(target);
        this.json = json;
    }

    /** Writes a file of JSON lines, which the producer passes to a consumer. */
    void lines(String name, Consumer<Consumer<Object>> source) {
        Sum sum = new Sum();
        run(() -> zip.putNextEntry(new ZipEntry(name)));
        source.accept(line -> run(() -> {
            byte[] bytes = json.writeValueAsBytes(line);
            zip.write(bytes);
            zip.write('\n');
            sum.add(bytes);
        }));
        run(zip::closeEntry);
        parts.add(sum.part(name));
    }

    List<ArchiveManifest.Part> parts() {
        return List.copyOf(parts);
    }

    void finish(ArchiveManifest manifest) {
        run(() -> {
            zip.putNextEntry(new ZipEntry(ArchiveManifest.NAME));
            zip.write(json.writerWithDefaultPrettyPrinter().writeValueAsBytes(manifest));
            zip.closeEntry();
            zip.finish();
            zip.flush();
        });
    }

    private static void run(Write write) {
        try {
            write.run();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private interface Write {
        void run() throws IOException;
    }

    /** Describes a file of the archive. */
    private static final class Sum {
        private final MessageDigest digest = Sha256.begin();
        private long count;
        private long bytes;

        void add(byte[] line) {
            digest.update(line);
            digest.update((byte) '\n');
            count++;
            bytes += line.length + 1L;
        }

        ArchiveManifest.Part part(String name) {
            return new ArchiveManifest.Part(name, count, bytes, HexFormat.of().formatHex(digest.digest()));
        }
    }
}
