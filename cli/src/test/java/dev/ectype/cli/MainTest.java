package dev.ectype.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

final class MainTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CommandLine ectype =
            Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));

    @Test
    void saysItsVersionOnStandardOutput() {
        assertThat(ectype.execute("--version")).isZero();
        assertThat(out.toString()).startsWith("ectype ");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void refusesAnUnknownOptionOnStandardError() {
        assertThat(ectype.execute("--no-such-option")).isEqualTo(2);
        assertThat(err.toString()).contains("--no-such-option");
        assertThat(out.toString()).isEmpty();
    }
}
