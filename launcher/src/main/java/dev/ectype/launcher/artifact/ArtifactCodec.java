package dev.ectype.launcher.artifact;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Severity;
import dev.ectype.compiler.diagnostic.SourceLocation;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
            summary(output, artifact.summary());
            text(output, artifact.emulator());
            output.writeInt(artifact.diagnostics().size());
            for (Diagnostic diagnostic : artifact.diagnostics()) {
                diagnostic(output, diagnostic);
            }
            output.writeInt(artifact.files().size());
            for (Map.Entry<String, Slice> file : artifact.files().entrySet()) {
                text(output, file.getKey());
                output.writeInt(file.getValue().length());
                output.write(
                        file.getValue().bytes(),
                        file.getValue().offset(),
                        file.getValue().length());
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
        ByteBuffer input = ByteBuffer.wrap(bytes);
        if (bytes.length < HEAD || input.getInt() != MAGIC || input.getLong() != sum(bytes)) {
            throw new CorruptArtifact("its checksum is different", null);
        }
        try {
            CompilationSummary summary = summary(input);
            String emulator = text(input);
            List<Diagnostic> diagnostics = new ArrayList<>();
            for (int left = input.getInt(); left > 0; left--) {
                diagnostics.add(diagnostic(input));
            }
            Map<String, Slice> files = new LinkedHashMap<>();
            for (int left = input.getInt(); left > 0; left--) {
                String name = text(input);
                int length = input.getInt();
                files.put(name, new Slice(bytes, input.position(), length));
                input.position(input.position() + length);
            }
            return new Artifact(summary, emulator, diagnostics, files);
        } catch (RuntimeException malformed) {
            throw new CorruptArtifact("its format version is different", malformed);
        }
    }

    private static long sum(byte[] bytes) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, HEAD, bytes.length - HEAD);
        return sum.getValue();
    }

    private static void summary(DataOutputStream output, CompilationSummary summary) throws IOException {
        text(output, summary.name());
        text(output, summary.version());
        text(output, summary.hash());
        output.writeInt(summary.endpoints());
        output.writeInt(summary.resources());
        output.writeInt(summary.relationships());
    }

    private static CompilationSummary summary(ByteBuffer input) {
        return new CompilationSummary(
                text(input), text(input), text(input), input.getInt(), input.getInt(), input.getInt());
    }

    private static void diagnostic(DataOutputStream output, Diagnostic diagnostic) throws IOException {
        text(output, diagnostic.code().name());
        text(output, diagnostic.severity().name());
        text(output, diagnostic.location().file());
        output.writeInt(diagnostic.location().line());
        output.writeInt(diagnostic.location().column());
        text(output, diagnostic.message());
        text(output, diagnostic.hint());
    }

    private static Diagnostic diagnostic(ByteBuffer input) {
        return new Diagnostic(
                DiagnosticCode.valueOf(text(input)),
                Severity.valueOf(text(input)),
                new SourceLocation(text(input), input.getInt(), input.getInt()),
                text(input),
                text(input));
    }

    private static void text(DataOutputStream output, String text) throws IOException {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        output.writeInt(encoded.length);
        output.write(encoded);
    }

    private static String text(ByteBuffer input) {
        int length = input.getInt();
        String text = new String(input.array(), input.position(), length, StandardCharsets.UTF_8);
        input.position(input.position() + length);
        return text;
    }
}
