package dev.ectype.runtime.emulator.launch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class LogBatchTest {
    private final LogBatch batch = new LogBatch();

    @Test
    void cutsEachLongLine() {
        batch.add("short");
        batch.add("GET", "/" + "a".repeat(5_000), 200, "read");
        batch.add("b".repeat(2_000));
        assertThat(batch.take()).isEqualTo("short\nGET /" + "a".repeat(1_995) + "...\n" + "b".repeat(2_000) + "\n");
    }

    @Test
    void replacesControlCharactersAlsoAtTheEndOfALine() {
        batch.add("one\n");
        batch.add("\u001b[31mtwo\r");
        batch.add("");
        assertThat(batch.take()).isEqualTo("one?\n?[31mtwo?\n\n");
    }

    @Test
    void replacesControlCharactersAmongOthersOutsideOfAscii() {
        batch.add("GET", "/caf\u00e9", 200, "\u03bb \ud83d\ude00");
        batch.add("one\u0085\u007f\u03bb");
        assertThat(batch.take()).isEqualTo("GET /caf\u00e9 200 \u03bb \ud83d\ude00\none??\u03bb\n");
        batch.add("GET", "/caf\u00e9", 200, "\u03bb \ud83d\ude00");
        assertThat(batch.take()).isEqualTo("GET /caf\u00e9 200 \u03bb \ud83d\ude00\n");
    }

    @Test
    void countsTheLinesThatDoNotFit() {
        for (int line = 0; line < 4_100; line++) {
            batch.add("GET", "/pets", 200, null);
        }
        assertThat(batch.take()).isEqualTo("GET /pets 200\n".repeat(4_096) + "... and 4 more\n");
    }

    @Test
    void isEmptyAfterItsLinesAreTaken() {
        batch.add("first");
        assertThat(batch.take()).isEqualTo("first\n");
        assertThat(batch.isEmpty()).isTrue();
        batch.add("second");
        assertThat(batch.isEmpty()).isFalse();
        assertThat(batch.take()).isEqualTo("second\n");
    }
}
