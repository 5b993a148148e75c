package dev.ectype.maven.fork;

import dev.ectype.launcher.field.DiagnosticFields;
import dev.ectype.launcher.field.FieldReader;
import dev.ectype.launcher.field.FieldWriter;
import dev.ectype.maven.generate.GenerationResult;
import dev.ectype.maven.generate.Generator;
import dev.ectype.maven.report.GoalFailure;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes the result of a generation, or the reason why it failed, and reads it in the other process. */
final class GeneratorOutput {
    private static final int RESULT = 0;
    private static final int GOAL_FAILURE = 1;
    private static final int FILE_PROBLEM = 2;

    private GeneratorOutput() {}

    /** Generates and writes the result or the failure. */
    static void write(GeneratorInput input, Generator generator, FieldWriter writer) throws IOException {
        GenerationResult result;
        try {
            result = generator.generate(input.request(), input.requestHash());
        } catch (GoalFailure refusal) {
            writer.out().writeByte(GOAL_FAILURE);
            writer.text(refusal.reason());
            writer.text(refusal.hint());
            return;
        } catch (IOException | UncheckedIOException problem) {
            writer.out().writeByte(FILE_PROBLEM);
            writer.text(String.valueOf(problem.getMessage()));
            return;
        }
        writer.out().writeByte(RESULT);
        write(result, writer);
    }

    /** Reads the result, or throws the failure of the other process. */
    static GenerationResult read(FieldReader reader) throws IOException {
        return switch (reader.in().readByte()) {
            case GOAL_FAILURE -> throw new GoalFailure(reader.text(), reader.text());
            case FILE_PROBLEM -> throw new IOException(reader.text());
            default -> result(reader);
        };
    }

    private static void write(GenerationResult result, FieldWriter writer) throws IOException {
        writer.out().writeBoolean(result.unchanged());
        writer.list(result.emulators(), writer::text);
        writer.list(result.diagnostics(), each -> DiagnosticFields.write(each, writer));
        writer.out().writeInt(result.changed());
        writer.out().writeInt(result.files());
        writer.out().writeInt(result.deleted());
        writer.list(result.read(), writer::path);
    }

    private static GenerationResult result(FieldReader reader) throws IOException {
        return new GenerationResult(
                reader.in().readBoolean(),
                reader.list(reader::text),
                reader.list(() -> DiagnosticFields.read(reader)),
                reader.in().readInt(),
                reader.in().readInt(),
                reader.in().readInt(),
                reader.list(reader::path));
    }
}
