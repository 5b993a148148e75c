package dev.ectype.launcher.field;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.ingest.SourceFormat;
import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes requests for compilations, and parts of them, as fields of a message, and reads them. */
public final class RequestFields {
    private RequestFields() {}

    /**
     * Writes a request.
     *
     * @throws UnsupportedOperationException if one of its sources is on the web
     */
    public static void write(CompilationRequest request, FieldWriter writer) throws IOException {
        write(request.sources(), writer);
        writer.text(request.inference().name());
        writer.optional(request.packageName(), writer::text);
        write(request.typeMappings(), writer);
        writer.list(request.formats(), each -> writer.text(each.name()));
        write(request.overlays(), writer);
        write(request.environments(), writer);
        writer.out().writeBoolean(request.strict());
        write(request.guidance(), writer);
    }

    public static CompilationRequest request(FieldReader reader) throws IOException {
        return new CompilationRequest(
                sources(reader),
                Inference.Mode.valueOf(reader.text()),
                reader.optional(reader::text),
                typeMappings(reader),
                reader.list(() -> SourceFormat.valueOf(reader.text())),
                sources(reader),
                sources(reader),
                reader.in().readBoolean(),
                guidance(reader));
    }

    public static void write(TypeMappings mappings, FieldWriter writer) throws IOException {
        writer.list(mappings.classes().entrySet(), each -> {
            writer.text(each.getKey());
            writer.text(each.getValue());
        });
    }

    public static TypeMappings typeMappings(FieldReader reader) throws IOException {
        Map<String, String> classes = new TreeMap<>();
        reader.list(() -> classes.put(reader.text(), reader.text()));
        return new TypeMappings(classes);
    }

    public static void write(Guidance guidance, FieldWriter writer) throws IOException {
        writer.optional(guidance.settings(), root -> root.write(writer.out()));
        writer.optional(guidance.lock(), root -> root.write(writer.out()));
        writer.out().writeBoolean(guidance.locked());
    }

    public static Guidance guidance(FieldReader reader) throws IOException {
        return new Guidance(
                reader.optional(() -> SourceRoot.read(reader.in())),
                reader.optional(() -> SourceRoot.read(reader.in())),
                reader.in().readBoolean());
    }

    private static void write(List<SourceRoot> sources, FieldWriter writer) throws IOException {
        writer.list(sources, each -> each.write(writer.out()));
    }

    private static List<SourceRoot> sources(FieldReader reader) throws IOException {
        return reader.list(() -> SourceRoot.read(reader.in()));
    }
}
