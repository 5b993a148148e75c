package dev.ectype.maven.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.maven.report.Refusal;
import dev.ectype.runtime.emulator.EmulatorOptions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class OptionsTest {
    @Test
    void anUnknownOptionIsRefusedWithTheOneThatWasMeant() {
        assertThatThrownBy(() -> ConfigOptions.of(Map.of("sourceFoldr", "x")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("Did you mean sourceFolder?");
        assertThatThrownBy(() -> ConfigOptions.of(Map.of("dateLibrary", "java8")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("Known are");
    }

    @Test
    void aParameterAmongTheOptionsIsShownItsPlace() {
        assertThatThrownBy(() -> ConfigOptions.of(Map.of("packageName", "x")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("<packageName>");
    }

    @Test
    void sourcesStayBelowTheOutput() {
        assertThat(ConfigOptions.of(Map.of("sourceFolder", "src/gen")).sourceFolder())
                .isEqualTo("src/gen");
        for (String outside : new String[] {"/src", "../src", "C:\\src"}) {
            assertThatThrownBy(() ->
                            ConfigOptions.of(Map.of("sourceFolder", outside)).sourceFolder())
                    .isInstanceOf(Refusal.class);
        }
    }

    @Test
    void aTimestampCannotBeHad() {
        assertThat(ConfigOptions.of(Map.of("hideGenerationTimestamp", "true")).sourceFolder())
                .isEmpty();
        assertThatThrownBy(() -> ConfigOptions.of(Map.of("hideGenerationTimestamp", "false")))
                .isInstanceOf(Refusal.class);
    }

    @Test
    void chosenClassesAreAnOptionOfWhatIsMade() {
        TypeMappings chosen = OptionReader.typeMappings(List.of("DateTime=java.time.Instant"));
        Options options = new Options(Inference.Mode.STANDARD, false, null, "", chosen);
        String plain = new Options(Inference.Mode.STANDARD, false).fingerprint();
        assertThat(options.fingerprint()).isNotEqualTo(plain);
        assertThat(new Options(Inference.Mode.STANDARD, true).fingerprint()).isNotEqualTo(plain);
        assertThat(options.request(List.of(SourceRoot.text("x", new byte[0]))).typeMappings())
                .isEqualTo(chosen);
        assertThatThrownBy(() -> OptionReader.typeMappings(List.of("DateTime=Instant")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("typeMappings: \"DateTime=Instant\"")
                .hasMessageContaining("hint: Write its whole name");
    }

    @Test
    void packagesAreNames() {
        assertThat(OptionReader.packageName(" org.example ")).isEqualTo("org.example");
        assertThat(OptionReader.packageName(" ")).isNull();
        assertThatThrownBy(() -> OptionReader.packageName("org.class")).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> OptionReader.packageName("java.pets")).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> OptionReader.packageName("dev.ectype.runtime.pets"))
                .isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> OptionReader.inference("on")).isInstanceOf(Refusal.class);
    }

    @Test
    void serversTakeTheOptionsOfTheCommandLine() {
        EmulatorOptions options = ServerOptions.of("0", Map.of("seed", "7", "auth", "off"));
        assertThat(options.seed()).isEqualTo(7);
        assertThat(options.port()).isZero();
        assertThatThrownBy(() -> ServerOptions.of("0", Map.of("sed", "7")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("Did you mean seed?");
        assertThatThrownBy(() -> ServerOptions.of("0", Map.of("seed", "x"))).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> ServerOptions.of("70000", Map.of())).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> OptionReader.graphFormat("sgv"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("Did you mean svg?");
    }
}
