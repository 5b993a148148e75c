package dev.ectype.controlplane.signin.password;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.text.Normalizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PasswordRulesTest {
    private static final String EMAIL = "lovelace@example.com";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nine purple lighthouses hum",
                "tr0ub4dor&3 bicycle",
                "пять слонов танцуют",
                "正しい馬電池ホッチキスの針です",
                "a b c d e f g h i j k l m!",
                "🦊🦉🐢🦋🐝🦄🐙🦑🦞🦀🐡🐠",
                "vK8#mQ2$xL5!"
            })
    void longPasswordsOfAnyCharactersAreAccepted(String password) {
        assertThat(PasswordRules.accept("password", password, EMAIL)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "short",
                "eleven char",
                "aaaaaaaaaaaa",
                "abcabcabcabc",
                "abababababab",
                "123456789012",
                "qwertyuiop12",
                "zxcvbnmasdfgh",
                "abcdefghijkl1",
                "1qaz2wsx3edc",
                "password1234",
                "Password123!",
                "P@ssw0rd2024",
                "welcome12345",
                "iloveyou1234",
                "AdminAdmin99",
                "letmein12345!",
                "changeme2026",
                "lovelace likes engines",
                "my ectype password is long",
                "tab\there and some words",
                "nul\u0000 and some words more",
                "\u202eright to left words here"
            })
    void guessablePasswordsAreRejected(String password) {
        assertThatThrownBy(() -> PasswordRules.accept("newPassword", password, EMAIL))
                .isInstanceOf(InvalidRequest.class)
                .hasMessageStartingWith("newPassword: ")
                .satisfies(rejected -> assertThat(rejected.getMessage()).doesNotContain(password));
    }

    @Test
    void lengthCountsCharactersAfterNormalisation() {
        String composed = "é".repeat(4) + "èêëàâäùû";
        String decomposed = Normalizer.normalize(composed, Normalizer.Form.NFD);
        assertThat(PasswordRules.accept("password", decomposed, EMAIL)).isEqualTo(composed);
        assertThatThrownBy(() -> PasswordRules.accept("password", "x1".repeat(30) + "a2b3".repeat(18), EMAIL))
                .hasMessageContaining("must have 12 to 128 characters, and has 132");
    }
}
