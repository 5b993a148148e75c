package dev.ectype.launcher.artifact;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.launcher.field.FieldReader;
import dev.ectype.launcher.field.FieldWriter;
import java.io.IOException;

/**
 * A summary of a compilation.
 *
 * @param hash the SHA-256 of the completed API model in its canonical form
 */
public record CompilationSummary(
        String name, String version, String hash, int endpoints, int resources, int relationships) {
    public static CompilationSummary of(Compilation compilation, String hash) {
        ApiModel model = compilation.graph().model();
        return new CompilationSummary(
                model.api().name(),
                model.api().version(),
                hash,
                model.endpoints().size(),
                model.resources().size(),
                model.relationships().size());
    }

    public void write(FieldWriter writer) throws IOException {
        writer.text(name);
        writer.text(version);
        writer.text(hash);
        writer.out().writeInt(endpoints);
        writer.out().writeInt(resources);
        writer.out().writeInt(relationships);
    }

    public static CompilationSummary read(FieldReader reader) throws IOException {
        return new CompilationSummary(
                reader.text(),
                reader.text(),
                reader.text(),
                reader.in().readInt(),
                reader.in().readInt(),
                reader.in().readInt());
    }
}
