package dev.ectype.controlplane.platform.auth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FailedAttemptsTest {
    @Test
    void addressesOfOneNetworkAreOneGuesser() {
        assertThat(FailedAttempts.network("2001:db8:1:2:3:4:5:6"))
                .isEqualTo(FailedAttempts.network("2001:db8:1:2:ffff::1"))
                .isNotEqualTo(FailedAttempts.network("2001:db8:1:3:3:4:5:6"));
        assertThat(FailedAttempts.network("192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(FailedAttempts.network("::ffff:192.0.2.1")).isEqualTo("::ffff:192.0.2.1");
    }
}
