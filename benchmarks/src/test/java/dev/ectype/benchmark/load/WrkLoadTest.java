package dev.ectype.benchmark.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class WrkLoadTest {
    @Test
    void requestBytesBecomeALuaString() {
        byte[] request = "a \"b\"\\\r\n".getBytes(StandardCharsets.US_ASCII);
        assertThat(WrkLoad.literal(request)).isEqualTo("\"a \\034b\\034\\092\\013\\010\"");
    }
}
