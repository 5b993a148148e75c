package dev.ectype.controlplane.dashboard.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientNameTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36|Chrome on Linux",
                "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36 Edg/150.0|Edge on Windows",
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0|Firefox on macOS",
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Safari/605.1|Safari on macOS",
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1|Safari on iPhone",
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36|Chrome on Android",
                "curl/8.5.0|curl",
                "test browser|test"
            })
    void agentsHaveShortNames(String agent, String name) {
        assertThat(ClientName.of(agent)).isEqualTo(name);
    }

    @Test
    void absentAgentIsUnknown() {
        assertThat(ClientName.of(null)).isEqualTo("Unknown program");
        assertThat(ClientName.of("")).isEqualTo("Unknown program");
        assertThat(ClientName.of("/")).isEqualTo("Unknown program");
    }
}
