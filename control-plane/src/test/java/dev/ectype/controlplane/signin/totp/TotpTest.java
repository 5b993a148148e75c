package dev.ectype.controlplane.signin.totp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TotpTest {
    private static final byte[] SECRET = "12345678901234567890".getBytes(StandardCharsets.US_ASCII);

    /** The vectors of RFC 6238, appendix B, with the last six digits. */
    @ParameterizedTest
    @CsvSource({
        "59, 287082",
        "1111111109, 081804",
        "1111111111, 050471",
        "1234567890, 005924",
        "2000000000, 279037",
        "20000000000, 353130"
    })
    void codesAreThoseOfTheStandard(long time, String code) {
        assertThat(Totp.code(SECRET, time / 30)).isEqualTo(code);
        assertThat(Totp.step(SECRET, code, Instant.ofEpochSecond(time))).hasValue(time / 30);
    }

    @Test
    void codesOfTheNeighbouringStepsAreAccepted() {
        Instant now = Instant.ofEpochSecond(3000);
        for (int step = -1; step <= 1; step++) {
            assertThat(Totp.step(SECRET, Totp.code(SECRET, 100 + step), now)).hasValue(100 + step);
        }
        assertThat(Totp.step(SECRET, Totp.code(SECRET, 98), now)).isEmpty();
        assertThat(Totp.step(SECRET, Totp.code(SECRET, 102), now)).isEmpty();
    }

    @Test
    void secretIsFormattedInBase32() {
        assertThat(Totp.text(SECRET)).isEqualTo("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assertThat(Totp.uri("ada+x@example.com", "GEZD"))
                .isEqualTo(
                        "otpauth://totp/Ectype:ada%2Bx%40example.com?secret=GEZD&issuer=Ectype&algorithm=SHA1&digits=6&period=30");
    }
}
