package dev.ectype.controlplane.platform.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "Shop", "Käse & Crème", "日本語", "שלום", "مرحبا", "😀", "a\u00a0b", "👨\u200d👩\u200d👧"})
    void writingOfAllLanguagesIsAccepted(String text) {
        assertThat(PlainText.accepts(text)).isTrue();
        assertThat(PlainText.cleaned(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\u0000b",
                "\u001b[31m",
                "a\u007f",
                "\u0085",
                "\ud800",
                "a\udc00b",
                "\u202etxt.exe",
                "\u2066a",
                "\u200ea",
                "\u061ca"
            })
    void whatTerminalsAndPagesObeyIsNot(String text) {
        assertThat(PlainText.accepts(text)).isFalse();
        assertThat(PlainText.acceptsLines(text)).isFalse();
        assertThat(PlainText.cleaned(text)).contains("\ufffd").matches(PlainText::accepts);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb", "a\r\nb", "a\tb"})
    void linesAreAcceptedWhereATextHasSeveral(String text) {
        assertThat(PlainText.accepts(text)).isFalse();
        assertThat(PlainText.acceptsLines(text)).isTrue();
    }
}
