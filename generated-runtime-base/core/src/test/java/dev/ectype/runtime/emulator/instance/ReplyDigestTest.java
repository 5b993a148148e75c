package dev.ectype.runtime.emulator.instance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.state.id.Dice;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplyDigestTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 8, 9, 15, 16, 17, 64, 67})
    void dependsOnEveryByteAndOnNothingAround(int size) {
        byte[] bytes = "{\"name\":\"Mia\",\"species\":\"parrot\"} éß and some more words of the same"
                .getBytes(StandardCharsets.UTF_8);
        byte[] moved = new byte[bytes.length + 3];
        System.arraycopy(bytes, 0, moved, 3, bytes.length);
        long digest = ReplyDigest.of(bytes, 0, size);
        assertThat(ReplyDigest.of(moved, 3, 3 + size)).isEqualTo(digest).isEqualTo(byByte(bytes, size));
        for (int at = 0; at < size; at++) {
            byte[] other = bytes.clone();
            other[at] ^= 1;
            assertThat(ReplyDigest.of(other, 0, size)).isNotEqualTo(digest);
        }
    }

    /** Computes the digest as documented: eight bytes at a time, big-endian, and the remainder. */
    private static long byByte(byte[] bytes, int size) {
        long digest = Dice.mix(size);
        long word = 0;
        for (int at = 0; at < size; at++) {
            word = word << 8 | bytes[at] & 0xFF;
            if ((at & 7) == 7) {
                digest = Dice.mix(digest ^ word);
                word = 0;
            }
        }
        return Dice.mix(digest ^ word);
    }
}
