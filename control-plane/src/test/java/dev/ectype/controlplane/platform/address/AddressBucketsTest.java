package dev.ectype.controlplane.platform.address;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AddressBucketsTest {
    @Test
    void addressesOfOneNetworkAreOneGuesser() {
        assertThat(AddressBuckets.network("2001:db8:1:2:3:4:5:6"))
                .isEqualTo(AddressBuckets.network("2001:db8:1:2:ffff::1"))
                .isNotEqualTo(AddressBuckets.network("2001:db8:1:3:3:4:5:6"));
        assertThat(AddressBuckets.network("192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(AddressBuckets.network("::ffff:192.0.2.1")).isEqualTo("::ffff:192.0.2.1");
    }
}
