package dev.ectype.runtime.emulator.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class NearestTest {
    private static final List<String> NAMES = List.of("emulate", "ingest", "init", "graph", "check");

    @Test
    void forgivesAFewLetters() {
        assertThat(Nearest.to("emlate", NAMES)).isEqualTo("emulate");
        assertThat(Nearest.to("ingets", NAMES)).isEqualTo("ingest");
        assertThat(Nearest.to("CHECK", NAMES)).isEqualTo("check");
        assertThat(Nearest.to("grahp", NAMES)).isEqualTo("graph");
    }

    @Test
    void takesABeginningForTheWhole() {
        assertThat(Nearest.to("emu", NAMES)).isEqualTo("emulate");
    }

    @Test
    void namesNothingThatIsFar() {
        assertThat(Nearest.to("serve", NAMES)).isNull();
        assertThat(Nearest.to("x", NAMES)).isNull();
        assertThat(Nearest.to("", NAMES)).isNull();
    }
}
