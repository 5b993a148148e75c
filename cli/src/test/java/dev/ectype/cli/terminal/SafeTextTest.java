package dev.ectype.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.render.Columns;
import org.junit.jupiter.api.Test;

class SafeTextTest {
    private static final String EVIL = "shop\u001b]0;owned\u0007\u009b2J\u202egnp\r\nerror: fine";

    @Test
    void aTerminalObeysNothingInALine() {
        assertThat(SafeText.line(EVIL)).isEqualTo("shop?]0;owned??2J?gnp??error: fine");
        assertThat(SafeText.line("Käse 日本 😀")).isEqualTo("Käse 日本 😀");
    }

    @Test
    void linesKeepTheirBreaks() {
        assertThat(SafeText.lines("one\n\ttwo\u001b[2J")).isEqualTo("one\n\ttwo?[2J");
    }

    @Test
    void namesInTablesAreSafe() {
        assertThat(new Columns().row("name").row(EVIL).lines()).containsExactly("name", SafeText.line(EVIL));
    }
}
