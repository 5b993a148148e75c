package dev.ectype.maven.fork;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.field.FieldReader;
import dev.ectype.launcher.field.FieldWriter;
import dev.ectype.maven.generate.GenerationRequest;
import dev.ectype.maven.option.CompileOptions;
import dev.ectype.maven.spec.LocatedDescription;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GeneratorInputTest {
    @TempDir
    private Path folder;

    @Test
    void everyPartOfTheRequestCrosses() throws IOException {
        GeneratorInput sent = new GeneratorInput(request(), "0123");
        GeneratorInput received = sent(sent);
        GenerationRequest request = received.request();
        assertThat(received.requestHash()).isEqualTo("0123");
        assertThat(request.options().fingerprint())
                .isEqualTo(sent.request().options().fingerprint());
        assertThat(request.options().guidance().locked()).isTrue();
        assertThat(request)
                .usingRecursiveComparison()
                .ignoringFieldsOfTypes(SourceRoot.class)
                .isEqualTo(sent.request());
        assertThat(request.inputs())
                .extracting(each -> each.root().identity())
                .isEqualTo(sent.request().inputs().stream()
                        .map(each -> each.root().identity())
                        .toList());
    }

    @Test
    void absentPartsStayAbsent() throws IOException {
        GenerationRequest plain = new GenerationRequest(
                List.of(),
                new CompileOptions(Inference.Mode.STANDARD, false, Guidance.NONE),
                folder,
                folder,
                folder,
                false,
                null,
                List.of(),
                false);
        assertThat(sent(new GeneratorInput(plain, "")).request()).isEqualTo(plain);
    }

    private GenerationRequest request() throws IOException {
        SourceRoot lock = SourceRoot.file(Files.writeString(folder.resolve("lock.yaml"), "format: 1\n"), folder);
        SourceRoot settings = SourceRoot.file(Files.writeString(folder.resolve("service.yaml"), "{}"), folder);
        LocatedDescription jar = new LocatedDescription(
                "pets.jar!/openapi.yaml", SourceRoot.text("pets.jar!/openapi.yaml", new byte[] {1, 2}), null, false);
        LocatedDescription file = new LocatedDescription(
                "größe.yaml", SourceRoot.file(folder.resolve("größe.yaml"), folder), folder, false);
        CompileOptions options = new CompileOptions(
                Inference.Mode.OFF,
                true,
                "org.example",
                "src/main/java",
                TypeMappings.parse(List.of("uuid=java.util.UUID", "date-time=java.time.Instant")),
                new Guidance(settings, lock, true),
                List.of(file),
                List.of(jar, file));
        return new GenerationRequest(
                List.of(jar, file),
                options,
                folder.resolve("sources"),
                folder.resolve("resources"),
                folder.resolve("ledger"),
                true,
                folder.resolve("cleaned"),
                List.of(folder.resolve("a"), folder.resolve("b")),
                true);
    }

    private static GeneratorInput sent(GeneratorInput input) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        input.write(FieldWriter.to(bytes));
        return GeneratorInput.read(FieldReader.of(new ByteArrayInputStream(bytes.toByteArray())));
    }
}
