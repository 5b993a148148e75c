package dev.ectype.maven.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.maven.report.GoalFailure;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class OptionsTest {
    @Test
    void anUnknownOptionIsRejectedWithASuggestion() {
        assertThatThrownBy(() -> ConfigOptions.of(Map.of("sourceFoldr", "x")))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("Did you mean sourceFolder?");
        assertThatThrownBy(() -> ConfigOptions.of(Map.of("dateLibrary", "java8")))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("Known values are");
    }

    @Test
    void explainsWhereAMisplacedParameterBelongs() {
        assertThatThrownBy(() -> ConfigOptions.of(Map.of("packageName", "x")))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("<packageName>");
    }

    @Test
    void sourcesStayBelowTheOutput() {
        assertThat(ConfigOptions.of(Map.of("sourceFolder", "src/gen")).sourceFolder())
                .isEqualTo("src/gen");
        for (String outside : new String[] {"/src", "../src", "C:\\src"}) {
            assertThatThrownBy(() ->
                            ConfigOptions.of(Map.of("sourceFolder", outside)).sourceFolder())
                    .isInstanceOf(GoalFailure.class);
        }
    }

    @Test
    void aTimestampIsNotSupported() {
        assertThat(ConfigOptions.of(Map.of("hideGenerationTimestamp", "true")).sourceFolder())
                .isEmpty();
        assertThatThrownBy(() -> ConfigOptions.of(Map.of("hideGenerationTimestamp", "false")))
                .isInstanceOf(GoalFailure.class);
    }

    @Test
    void typeMappingsAreAnOption() {
        TypeMappings chosen = OptionReader.typeMappings(List.of("DateTime=java.time.Instant"));
        CompileOptions options = new CompileOptions(Inference.Mode.STANDARD, false, null, "", chosen, Guidance.NONE);
        String plain = new CompileOptions(Inference.Mode.STANDARD, false, Guidance.NONE).fingerprint();
        assertThat(options.fingerprint()).isNotEqualTo(plain);
        assertThat(new CompileOptions(Inference.Mode.STANDARD, true, Guidance.NONE).fingerprint())
                .isNotEqualTo(plain);
        assertThat(options.request(List.of(SourceRoot.text("x", new byte[0]))).typeMappings())
                .isEqualTo(chosen);
        assertThatThrownBy(() -> OptionReader.typeMappings(List.of("DateTime=Instant")))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("typeMappings: \"DateTime=Instant\"")
                .hasMessageContaining("hint: Write the qualified name");
    }

    @Test
    void packagesMustBeValidNames() {
        assertThat(OptionReader.packageName(" org.example ")).isEqualTo("org.example");
        assertThat(OptionReader.packageName(" ")).isNull();
        assertThatThrownBy(() -> OptionReader.packageName("org.class")).isInstanceOf(GoalFailure.class);
        assertThatThrownBy(() -> OptionReader.packageName("java.pets")).isInstanceOf(GoalFailure.class);
        assertThatThrownBy(() -> OptionReader.packageName("dev.ectype.runtime.pets"))
                .isInstanceOf(GoalFailure.class);
        assertThatThrownBy(() -> OptionReader.inference("on")).isInstanceOf(GoalFailure.class);
    }

    @Test
    void serversAcceptTheOptionsOfTheCommandLine() {
        EmulatorOptions options = ServerOptionReader.of("0", Map.of("seed", "7", "auth", "off"));
        assertThat(options.seed()).isEqualTo(7);
        assertThat(options.port()).isZero();
        assertThatThrownBy(() -> ServerOptionReader.of("0", Map.of("sed", "7")))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("Did you mean seed?");
        assertThatThrownBy(() -> ServerOptionReader.of("0", Map.of("seed", "x")))
                .isInstanceOf(GoalFailure.class);
        assertThatThrownBy(() -> ServerOptionReader.of("70000", Map.of())).isInstanceOf(GoalFailure.class);
        assertThatThrownBy(() -> OptionReader.graphFormat("sgv"))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("Did you mean svg?");
    }
}
