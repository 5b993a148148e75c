package dev.ectype.launcher.early;

import dev.ectype.compiler.StageTime;
import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.launcher.artifact.CompilationSummary;
import dev.ectype.launcher.artifact.EmulatorOutline;
import dev.ectype.launcher.field.DiagnosticFields;
import dev.ectype.launcher.field.FieldReader;
import dev.ectype.launcher.field.FieldWriter;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes a prepared emulator without its compiler as fields of a message, and reads it. */
final class PreparedFields {
    private PreparedFields() {}

    static void write(PreparedEmulator prepared, FieldWriter writer) throws IOException {
        writer.list(prepared.diagnostics(), each -> DiagnosticFields.write(each, writer));
        writer.list(prepared.stages(), each -> {
            writer.text(each.stage());
            writer.out().writeLong(each.duration().toNanos());
        });
        writer.list(prepared.files(), files -> writer.list(files, each -> write(each, writer)));
        PreparedEmulator.Parts parts = prepared.parts();
        writer.optional(parts == null ? null : parts.outline(), outline -> write(outline, writer));
    }

    /**
     * Reads a prepared emulator.
     *
     * @param classes the compiler of its classes
     */
    static PreparedEmulator read(FieldReader reader, ClassCompiler classes) throws IOException {
        return new PreparedEmulator(
                reader.list(() -> DiagnosticFields.read(reader)),
                reader.list(() -> new StageTime(
                        reader.text(), Duration.ofNanos(reader.in().readLong()))),
                reader.list(() -> reader.list(() -> new FileFingerprint(reader.text(), reader.text(), reader.text()))),
                reader.optional(() -> new PreparedEmulator.Parts(outline(reader), classes)));
    }

    private static void write(FileFingerprint file, FieldWriter writer) throws IOException {
        writer.text(file.file());
        writer.text(file.id());
        writer.text(file.checksum());
    }

    private static void write(EmulatorOutline outline, FieldWriter writer) throws IOException {
        outline.summary().write(writer);
        writer.text(outline.emulator());
        writer.optional(outline.fetchers(), writer::text);
        writer.list(outline.operations().entrySet(), each -> {
            writer.text(each.getKey());
            writer.text(each.getValue());
        });
        writer.text(outline.planPath());
        writer.bytes(outline.plan());
    }

    private static EmulatorOutline outline(FieldReader reader) throws IOException {
        return new EmulatorOutline(
                CompilationSummary.read(reader),
                reader.text(),
                reader.optional(reader::text),
                operations(reader),
                reader.text(),
                reader.bytes());
    }

    private static Map<String, String> operations(FieldReader reader) throws IOException {
        Map<String, String> classes = new LinkedHashMap<>();
        reader.list(() -> classes.put(reader.text(), reader.text()));
        return classes;
    }
}
