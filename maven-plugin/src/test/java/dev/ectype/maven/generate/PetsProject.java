package dev.ectype.maven.generate;

import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.maven.option.CompileOptions;
import dev.ectype.maven.report.Workspace;
import dev.ectype.maven.spec.DescriptionFinder;
import dev.ectype.maven.spec.ProjectLayout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.codehaus.plexus.build.BuildContext;
import org.codehaus.plexus.build.DefaultBuildContext;
import org.jspecify.annotations.Nullable;

/** A project with a description in two files. */
public final class PetsProject {
    public static final String ENTRY = """
            openapi: 3.1.0
            info: {title: Pets, version: "1"}
            paths:
              /pets:
                get:
                  responses:
                    "200":
                      description: all
                      content: {application/json: {schema: {type: array, items: {$ref: "pet.yaml"}}}}
            """;
    public static final String PET = """
            type: object
            required: [id]
            properties:
              id: {type: integer, format: int64}
              name: {type: string}
            """;

    public final Path base;

    public PetsProject(Path base) throws IOException {
        this.base = base;
        write("src/main/api/openapi.yaml", ENTRY);
        write("src/main/api/pet.yaml", PET);
    }

    public Path write(String path, String text) throws IOException {
        Path file = base.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    public String read(String path) throws IOException {
        return Files.readString(base.resolve(path));
    }

    public GenerationRequest generation() {
        return generation(null, "target/generated-sources/ectype", false);
    }

    public GenerationRequest generation(Guidance guidance) {
        return generation(null, "target/generated-sources/ectype", false, guidance);
    }

    public GenerationRequest generation(@Nullable String packageName, String output, boolean cleaned) {
        return generation(packageName, output, cleaned, Guidance.NONE);
    }

    private GenerationRequest generation(
            @Nullable String packageName, String output, boolean cleaned, Guidance guidance) {
        ProjectLayout project = new ProjectLayout(base, base, List.of(base.resolve("src/main/api")), List::of, false);
        return new GenerationRequest(
                new DescriptionFinder(project).find(null),
                new CompileOptions(Inference.Mode.STANDARD, false, packageName, "", TypeMappings.NONE, guidance),
                base.resolve(output),
                base.resolve("target/generated-resources/ectype"),
                base.resolve("target/ectype/generate.ledger"),
                false,
                cleaned ? base.resolve(output) : null,
                List.of(base),
                false);
    }

    public GenerationRequest overlaid(String overlay) {
        ProjectLayout project = new ProjectLayout(base, base, List.of(base.resolve("src/main/api")), List::of, false);
        GenerationRequest plain = generation();
        return new GenerationRequest(
                plain.descriptions(),
                plain.options().withOverlays(List.of(new DescriptionFinder(project).overlay(overlay))),
                plain.sources(),
                plain.resources(),
                plain.ledger(),
                false,
                null,
                List.of(base),
                false);
    }

    GenerationResult generate() throws IOException {
        return generate(generation());
    }

    static GenerationResult generate(GenerationRequest generation) throws IOException {
        return new SourceGenerator(new Workspace(commandLine(), false), new SourceWriter()).run(generation);
    }

    static BuildContext commandLine() {
        return new DefaultBuildContext(new org.sonatype.plexus.build.incremental.DefaultBuildContext());
    }
}
