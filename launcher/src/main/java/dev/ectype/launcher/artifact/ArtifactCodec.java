package dev.ectype.launcher.artifact;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.launcher.field.DiagnosticFields;
import dev.ectype.launcher.field.FieldReader;
import dev.ectype.launcher.field.FieldWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;

/** Encodes an artifact as bytes with a checksum, and decodes it without copies of its files. */
public final class ArtifactCodec {
    private static final int MAGIC = 0xEC7E0002;
    private static final int HEAD = Integer.BYTES + Long.BYTES;

    private ArtifactCodec() {}

    public static byte[] write(Artifact artifact) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 16);
        try (DataOutputStream output = new DataOutputStream(bytes)) {
            output.writeInt(MAGIC);
            output.writeLong(0);
            FieldWriter writer = new FieldWriter(output);
            artifact.summary().write(writer);
            writer.text(artifact.emulator());
            writer.list(artifact.diagnostics(), each -> DiagnosticFields.write(each, writer));
            output.writeInt(artifact.files().size());
            for (Map.Entry<String, Slice> file : artifact.files().entrySet()) {
                Slice content = file.getValue();
                writer.text(file.getKey());
                output.writeInt(content.length());
                output.write(content.bytes(), content.offset(), content.length());
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        byte[] written = bytes.toByteArray();
        ByteBuffer.wrap(written).putLong(Integer.BYTES, sum(written));
        return written;
    }

    /** Decodes the bytes of {@link #write}; the files are slices of {@code bytes}. */
    public static Artifact read(byte[] bytes) throws CorruptArtifact {
        ByteBuffer head = ByteBuffer.wrap(bytes);
        if (bytes.length < HEAD || head.getInt() != MAGIC || head.getLong() != sum(bytes)) {
            throw new CorruptArtifact("its checksum is different", null);
        }
        ByteArrayInputStream input = new ByteArrayInputStream(bytes, HEAD, bytes.length - HEAD);
        FieldReader reader = new FieldReader(new DataInputStream(input));
        try {
            CompilationSummary summary = CompilationSummary.read(reader);
            String emulator = reader.text();
            List<Diagnostic> diagnostics = reader.list(() -> DiagnosticFields.read(reader));
            Map<String, Slice> files = new LinkedHashMap<>();
            for (int left = reader.in().readInt(); left > 0; left--) {
                String name = reader.text();
                int length = reader.in().readInt();
                files.put(name, new Slice(bytes, bytes.length - input.available(), length));
                reader.in().skipNBytes(length);
            }
            return new Artifact(summary, emulator, diagnostics, files);
        } catch (IOException | RuntimeException malformed) {
            throw new CorruptArtifact("its format version is different", malformed);
        }
    }

    private static long sum(byte[] bytes) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, HEAD, bytes.length - HEAD);
        return sum.getValue();
    }
}
