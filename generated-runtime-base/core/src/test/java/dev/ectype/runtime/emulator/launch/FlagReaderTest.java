package dev.ectype.runtime.emulator.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FlagReaderTest {
    private final Map<String, String> environment = new LinkedHashMap<>();

    @Test
    void readsBothSpellingsAndSwitches() throws BadFlag {
        assertThat(read("--port", "0", "--host=::1", "--tls"))
                .containsEntry(EmulatorFlag.PORT, "0")
                .containsEntry(EmulatorFlag.HOST, "::1")
                .containsEntry(EmulatorFlag.TLS, "true")
                .hasSize(3);
    }

    @Test
    void theCommandLineWinsOverTheEnvironment() throws BadFlag {
        environment.put("ECTYPE_PORT", "1");
        environment.put("ECTYPE_MAX_BODY", "2k");
        environment.put("ECTYPE_HOST", "");
        assertThat(read("--port=2"))
                .containsEntry(EmulatorFlag.PORT, "2")
                .containsEntry(EmulatorFlag.MAX_BODY, "2k")
                .hasSize(2);
    }

    @Test
    void suggestsTheClosestOption() {
        assertThatThrownBy(() -> read("--prot=1")).hasMessage("there is no option --prot. Did you mean --port?");
        assertThatThrownBy(() -> read("port")).hasMessageContaining("is not an option");
        assertThatThrownBy(() -> read("--port")).hasMessageContaining("needs a value");
    }

    @Test
    void aCertificateNeedsItsKey() {
        assertThatThrownBy(() -> read("--tls-cert=a.pem")).hasMessageContaining("--tls-key");
        assertThatThrownBy(() -> read("--tls-key=a.pem")).hasMessageContaining("--tls-cert");
    }

    @ParameterizedTest
    @ValueSource(strings = {"data-dir", "durability"})
    void rejectsUnavailableOptions(String name) {
        assertThatThrownBy(() -> read("--" + name + "=1")).hasMessageContaining("is not available in this version");
        environment.put("ECTYPE_" + name.toUpperCase(Locale.ROOT).replace('-', '_'), "1");
        assertThatThrownBy(this::read).hasMessageContaining("is not available in this version");
    }

    @Test
    void readsSizes() {
        assertThat(ByteSize.parse("0")).isZero();
        assertThat(ByteSize.parse("512k")).isEqualTo(524_288);
        assertThat(ByteSize.parse("1G")).isEqualTo(1L << 30);
        assertThat(ByteSize.parse("2g")).isNegative();
        assertThat(ByteSize.parse("9999999999g")).isNegative();
        assertThat(ByteSize.parse("-1")).isNegative();
        assertThat(ByteSize.parse("many")).isNegative();
    }

    private Map<EmulatorFlag, String> read(String... arguments) throws BadFlag {
        return new FlagReader(environment).read(arguments);
    }
}
