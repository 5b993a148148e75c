package dev.ectype.launcher.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CacheKeysTest {
    @Test
    void differentOptionsHaveDifferentKeys() {
        CompilationRequest plain = CompilationRequest.of(SourceRoot.text("pets.yaml", new byte[0]));
        TypeMappings chosen = TypeMappings.parse(List.of("date-time=java.time.Instant"));
        assertThat(List.of(plain, plain.withTypeMappings(TypeMappings.NONE)))
                .extracting(CacheKeys::requestKey)
                .containsOnly(CacheKeys.requestKey(plain));
        assertThat(List.of(
                        plain,
                        plain.withTypeMappings(chosen),
                        plain.withPackage("org.example"),
                        plain.withInference(Inference.Mode.OFF),
                        plain.withOverlays(List.of(SourceRoot.text("one.yaml", new byte[0]))),
                        plain.withOverlays(List.of(SourceRoot.text("two.yaml", new byte[0]))),
                        plain.withOverlays(List.of(
                                SourceRoot.text("one.yaml", new byte[0]), SourceRoot.text("two.yaml", new byte[0]))),
                        plain.withOverlays(List.of(
                                SourceRoot.text("two.yaml", new byte[0]), SourceRoot.text("one.yaml", new byte[0])))))
                .extracting(CacheKeys::requestKey)
                .doesNotHaveDuplicates();
    }
}
