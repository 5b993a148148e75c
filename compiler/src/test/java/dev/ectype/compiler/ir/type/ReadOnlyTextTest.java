package dev.ectype.compiler.ir.type;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which texts say that a member is read-only. */
final class ReadOnlyTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Output only. The time of the last change.",
                "The state of the lamp. Read-only.",
                "Set by the system. Readonly",
                "AUTHORISED or DELETED (read-only)",
                "This field is read-only.",
                "A unique read-only string that changes with the resource",
                "Read-only, set from the licence"
            })
    void isRecognized(String text) {
        assertThat(ReadOnlyText.says(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Read-only after creation of the first invoice.",
                "Whether the disk is read-only.",
                "Grants read-only access to the lamps.",
                "The default policy, which is read-only",
                "If only read-only members change, nothing is sent."
            })
    void isNotTakenFromOtherRemarks(String text) {
        assertThat(ReadOnlyText.says(text)).isFalse();
    }
}
