package dev.ectype.launcher.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.ingest.SourceFormat;
import dev.ectype.compiler.source.SourceRoot;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RequestFieldsTest {
    @TempDir
    private Path folder;

    @Test
    void everyPartOfTheRequestCrosses() throws IOException {
        CompilationRequest request = new CompilationRequest(
                List.of(text("pets.yaml"), file("shop.json")),
                Inference.Mode.STANDARD,
                "com.example.pets",
                new TypeMappings(Map.of("date-time", "java.time.Instant")),
                List.of(SourceFormat.UNKNOWN, SourceFormat.values()[1]),
                List.of(file("overlay.yaml")),
                List.of(text("first.json"), text("second.json")),
                true,
                new Guidance(file("service.yaml"), file("inference.lock.yaml"), true));
        CompilationRequest received = sent(request);
        assertThat(received)
                .usingRecursiveComparison()
                .ignoringFieldsOfTypes(SourceRoot.class)
                .isEqualTo(request);
        assertThat(received.roots()).hasSize(7).zipSatisfy(request.roots(), (there, here) -> {
            assertThat(there.identity()).isEqualTo(here.identity());
            assertThat(there.entryChecksum()).isEqualTo(here.entryChecksum());
        });
    }

    @Test
    void absentPartsStayAbsent() throws IOException {
        CompilationRequest request = CompilationRequest.of(text("pets.yaml"));
        assertThat(sent(request))
                .usingRecursiveComparison()
                .ignoringFieldsOfTypes(SourceRoot.class)
                .isEqualTo(request);
    }

    private static CompilationRequest sent(CompilationRequest request) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        RequestFields.write(request, new FieldWriter(new DataOutputStream(bytes)));
        FieldReader reader = new FieldReader(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        CompilationRequest received = RequestFields.request(reader);
        assertThat(reader.in().read()).isEqualTo(-1);
        return received;
    }

    private static SourceRoot text(String name) {
        return SourceRoot.text(name, ("text of " + name).getBytes(StandardCharsets.UTF_8));
    }

    private SourceRoot file(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, "file " + name);
        return SourceRoot.file(file, folder);
    }
}
