package dev.ectype.runtime.emulator.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class NearestNameTest {
    private static final List<String> NAMES = List.of("emulate", "ingest", "init", "graph", "check");

    @Test
    void findsNamesWithAFewTypos() {
        assertThat(NearestName.to("emlate", NAMES)).isEqualTo("emulate");
        assertThat(NearestName.to("ingets", NAMES)).isEqualTo("ingest");
        assertThat(NearestName.to("CHECK", NAMES)).isEqualTo("check");
        assertThat(NearestName.to("grahp", NAMES)).isEqualTo("graph");
    }

    @Test
    void findsNamesByPrefix() {
        assertThat(NearestName.to("emu", NAMES)).isEqualTo("emulate");
    }

    @Test
    void ignoresDistantNames() {
        assertThat(NearestName.to("serve", NAMES)).isNull();
        assertThat(NearestName.to("x", NAMES)).isNull();
        assertThat(NearestName.to("", NAMES)).isNull();
    }
}
