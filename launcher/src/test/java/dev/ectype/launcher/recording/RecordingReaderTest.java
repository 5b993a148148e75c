package dev.ectype.launcher.recording;

import static dev.ectype.launcher.recording.ExampleExchanges.all;
import static dev.ectype.launcher.recording.ExampleExchanges.exchange;
import static dev.ectype.launcher.recording.ExampleExchanges.line;
import static dev.ectype.launcher.recording.ExampleExchanges.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RecordingReaderTest {
    private static final CapturedExchange PLAIN = exchange(1, "POST /pets?a=b", "{'name': 'Mïa'}", 201, "{'id': 1}");

    @Test
    void readsWrittenExchanges() throws IOException {
        CapturedExchange odd = new CapturedExchange(
                2,
                "",
                new RecordedRequest(
                        "GET",
                        "https://pets.example",
                        List.of(
                                new RecordedHeader("a", "1"),
                                new RecordedHeader("b", "2"),
                                new RecordedHeader("a", "3")),
                        RecordedBody.NONE),
                new RecordedReply(200, List.of(), RecordedBody.of(new byte[] {0, 1, -1})),
                0,
                "it broke off");
        CapturedExchange cut = new CapturedExchange(
                3,
                "",
                new RecordedRequest(
                        "GET", "http://a/b", List.of(), RecordedBody.cut("ab€".getBytes(StandardCharsets.UTF_8), 100)),
                new RecordedReply(200, List.of(), RecordedBody.cut(new byte[] {0}, 9)),
                0,
                null);
        List<CapturedExchange> read = all(read(line(PLAIN) + "\n  \r\n" + line(odd) + line(cut)));
        assertThat(read).hasSize(3).startsWith(PLAIN);
        assertThat(read.get(1).request().headers())
                .containsExactly(
                        new RecordedHeader("a", "1"), new RecordedHeader("a", "3"), new RecordedHeader("b", "2"));
        assertThat(read.get(1).reply()).isEqualTo(odd.reply());
        assertThat(read.get(1).fault()).isEqualTo("it broke off");
        assertThat(read.get(2)).isEqualTo(cut);
    }

    @Test
    void theFormatIsOneObjectPerLine() {
        assertThat(line(PLAIN))
                .isEqualTo("{\"seq\":1,\"at\":\"2026-01-02T03:04:05.006Z\",\"method\":\"POST\","
                        + "\"url\":\"http://pets.example/pets?a=b\",\"requestHeaders\":{\"content-type\":\"application/json\"},"
                        + "\"requestBody\":\"{\\\"name\\\": \\\"Mïa\\\"}\",\"status\":201,"
                        + "\"responseHeaders\":{\"content-type\":\"application/json\"},"
                        + "\"responseBody\":\"{\\\"id\\\": 1}\",\"durationMs\":7}\n");
    }

    @Test
    void aCutCharacterIsOmitted() throws IOException {
        byte[] half = "ab\u20ac".getBytes(StandardCharsets.UTF_8);
        RecordedBody body = RecordedBody.cut(java.util.Arrays.copyOf(half, 4), 50);
        assertThat(body.text()).isEqualTo("ab");
        assertThat(RecordedBody.of(java.util.Arrays.copyOf(half, 4)).text()).isNull();
    }

    @Test
    void aControlCharacterMakesABodyBinary() {
        for (int at = 0; at < 19; at++) {
            byte[] bytes = "tab\tand line\nand \u00e9".getBytes(StandardCharsets.UTF_8);
            assertThat(RecordedBody.of(bytes).text()).isEqualTo("tab\tand line\nand \u00e9");
            bytes[at] = 0x1f;
            assertThat(RecordedBody.of(bytes).text()).isNull();
        }
    }

    @Test
    void linesBeforeACutLineAreRead() throws IOException {
        String whole = line(PLAIN);
        try (ExchangeSource exchanges = read(whole + whole.substring(0, whole.length() / 2))) {
            assertThat(exchanges.next()).isEqualTo(PLAIN);
            assertThatThrownBy(exchanges::next)
                    .isInstanceOfSatisfying(
                            BadRecording.class, bad -> assertThat(bad.place()).isEqualTo("line 2"))
                    .hasMessageContaining("ends within this line");
        }
    }

    @Test
    void aLastLineWithoutAnEndIsRead() throws IOException {
        assertThat(all(read(line(PLAIN).stripTrailing()))).containsExactly(PLAIN);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nothing of it | it is not JSON",
                "[1] | expected an object",
                "{'method':'GET'} | \"seq\" must be an integer, but it is missing",
                "{'seq':1,'method':'G T','url':'http://a','status':200} | \"method\" must be a method",
                "{'seq':1,'method':'GET','url':'file:///etc/passwd','status':200} | \"url\" must be an HTTP URL",
                "{'seq':1,'method':'GET','url':'http://a','status':2000} | from 0 to 999",
                "{'seq':1,'method':'GET','url':'http://a','status':200,'requestHeaders':[]} | \"requestHeaders\" must be",
                "{'seq':1,'method':'GET','url':'http://a','status':200,'requestHeaders':{'a':'b\\nc'}} | \"a\" has the value \"b\\nc\"",
                "{'seq':1,'method':'GET','url':'http://a','status':200,'requestHeaders':{'a b':'c'}} | names consist of",
                "{'seq':1,'method':'GET','url':'http://a','status':200,'responseBody':{'base64':'%'}} | \"responseBody\" must be",
                "{'seq':1,'method':'GET','url':'http://a','status':200,'responseBody':3} | but it is 3"
            })
    void reportsTheErrorOfALine(String line, String message) {
        assertThatThrownBy(() -> all(read("\n" + line.replace('\'', '"') + "\n")))
                .isInstanceOfSatisfying(
                        BadRecording.class, bad -> assertThat(bad.place()).isEqualTo("line 2"))
                .hasMessageContaining(message);
    }

    @Test
    void deepNestingIsRejected() {
        assertThatThrownBy(() -> all(read("{\"seq\":" + "[".repeat(100_000) + "]".repeat(100_000) + "}\n")))
                .isInstanceOf(BadRecording.class)
                .hasMessageContaining("not JSON");
    }

    @Test
    void anOversizedLineNeedsNoMoreMemoryThanTheLongestValidOne() {
        Endless endless = new Endless(200L << 20);
        assertThatThrownBy(() -> all(new RecordingReader(endless)))
                .isInstanceOf(BadRecording.class)
                .hasMessageContaining("longer than 40 MiB");
        assertThat(endless.given).isLessThan(41L << 20);
    }

    private static final class Endless extends InputStream {
        private final long length;
        private long given;

        Endless(long length) {
            this.length = length;
        }

        @Override
        public int read() {
            return given++ < length ? 'a' : -1;
        }

        @Override
        public int read(byte[] into, int from, int count) {
            java.util.Arrays.fill(into, from, from + count, (byte) 'a');
            given += count;
            return given > length ? -1 : count;
        }
    }
}
