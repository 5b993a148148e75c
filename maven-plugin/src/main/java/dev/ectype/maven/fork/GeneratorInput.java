package dev.ectype.maven.fork;

import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.field.FieldReader;
import dev.ectype.launcher.field.FieldWriter;
import dev.ectype.launcher.field.RequestFields;
import dev.ectype.maven.generate.GenerationRequest;
import dev.ectype.maven.option.CompileOptions;
import dev.ectype.maven.spec.LocatedDescription;
import java.io.IOException;

/**
 * The message that starts a generation in another process.
 *
 * @param requestHash the hash of the request, for the ledger
 */
record GeneratorInput(GenerationRequest request, String requestHash) {
    void write(FieldWriter writer) throws IOException {
        writer.text(requestHash);
        writer.list(request.descriptions(), each -> write(each, writer));
        write(request.options(), writer);
        writer.path(request.sources());
        writer.path(request.resources());
        writer.path(request.ledger());
        writer.out().writeBoolean(request.forced());
        writer.optional(request.cleanedFolder(), writer::path);
        writer.list(request.protectedFolders(), writer::path);
        writer.out().writeBoolean(request.offline());
        writer.out().flush();
    }

    static GeneratorInput read(FieldReader reader) throws IOException {
        String requestHash = reader.text();
        GenerationRequest request = new GenerationRequest(
                reader.list(() -> description(reader)),
                options(reader),
                reader.path(),
                reader.path(),
                reader.path(),
                reader.in().readBoolean(),
                reader.optional(reader::path),
                reader.list(reader::path),
                reader.in().readBoolean());
        return new GeneratorInput(request, requestHash);
    }

    private static void write(CompileOptions options, FieldWriter writer) throws IOException {
        writer.text(options.inference().name());
        writer.out().writeBoolean(options.strict());
        writer.optional(options.packageName(), writer::text);
        writer.text(options.sourceFolder());
        RequestFields.write(options.typeMappings(), writer);
        RequestFields.write(options.guidance(), writer);
        writer.list(options.overlays(), each -> write(each, writer));
        writer.list(options.environments(), each -> write(each, writer));
    }

    private static CompileOptions options(FieldReader reader) throws IOException {
        return new CompileOptions(
                Inference.Mode.valueOf(reader.text()),
                reader.in().readBoolean(),
                reader.optional(reader::text),
                reader.text(),
                RequestFields.typeMappings(reader),
                RequestFields.guidance(reader),
                reader.list(() -> description(reader)),
                reader.list(() -> description(reader)));
    }

    private static void write(LocatedDescription description, FieldWriter writer) throws IOException {
        writer.text(description.name());
        description.root().write(writer.out());
        writer.optional(description.folder(), writer::path);
        writer.out().writeBoolean(description.remote());
    }

    private static LocatedDescription description(FieldReader reader) throws IOException {
        return new LocatedDescription(
                reader.text(),
                SourceRoot.read(reader.in()),
                reader.optional(reader::path),
                reader.in().readBoolean());
    }
}
