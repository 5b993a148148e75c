package dev.ectype.launcher.recording;

import static dev.ectype.launcher.recording.ExampleExchanges.all;
import static dev.ectype.launcher.recording.ExampleExchanges.exchange;
import static dev.ectype.launcher.recording.ExampleExchanges.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.json.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HarTest {
    private static final Redactor REDACTOR = new Redactor(new byte[] {1}, RedactionRules.USUAL);

    @TempDir
    private Path folder;

    @Test
    void reportsTheLineOfAnEntryWithAHeaderThatHttpDoesNotAllow() {
        String entry =
                "{'request':{'method':'GET','url':'http://a/','headers':[{'name':'x-a','value':'%s'}]},'response':{'status':200}}";
        String har = "{'log':{'entries':[\n" + entry.formatted("b") + ",\n" + entry.formatted("b\\nc") + "]}}";
        assertThatThrownBy(() -> ExampleExchanges.all(ExampleExchanges.read(har.replace('\'', '"'))))
                .isInstanceOfSatisfying(
                        BadRecording.class, bad -> assertThat(bad.place()).isEqualTo("line 3"))
                .hasMessageContaining("\"x-a\"");
    }

    @Test
    void anArchiveIsCompleteAfterEachExchangeAndReadable() throws IOException {
        Path file = folder.resolve("traffic.har");
        CapturedExchange first = exchange(1, "POST /pets?a=b%20c", "{'name':'Mia'}", 201, "{'id':1}");
        CapturedExchange binary = new CapturedExchange(
                2,
                "2026-01-02T03:04:05Z",
                new RecordedRequest("GET", "http://pets.example/photo", List.of(), RecordedBody.NONE),
                new RecordedReply(
                        200, List.of(new RecordedHeader("content-type", "image/png")), RecordedBody.of(new byte[] {-1, 0
                        })),
                3,
                null);
        try (RecordingWriter writer = RecordingWriter.create(file, REDACTOR)) {
            assertThat(all(read(Files.readAllBytes(file)))).isEmpty();
            writer.append(List.of(first));
            assertThat(all(read(Files.readAllBytes(file)))).containsExactly(first);
            writer.append(List.of(binary));
        }
        Json.parse(Files.readAllBytes(file));
        assertThat(all(read(Files.readAllBytes(file)))).containsExactly(first, binary);
        assertThat(Files.readString(file)).contains("{\"name\":\"a\",\"value\":\"b c\"}");
        assertThatThrownBy(() -> RecordingWriter.create(file, REDACTOR)).isInstanceOf(IOException.class);
    }

    @Test
    void entriesOfOneCallFollowEachOther() throws IOException {
        Path file = folder.resolve("many.har");
        CapturedExchange any = exchange(1, "GET /pets", "", 200, "[]");
        try (RecordingWriter writer = RecordingWriter.create(file, REDACTOR)) {
            writer.append(List.of(any, any));
            writer.append(List.of(any));
        }
        Json.parse(Files.readAllBytes(file));
        assertThat(all(read(Files.readAllBytes(file))))
                .extracting(CapturedExchange::seq)
                .containsExactly(1L, 2L, 3L);
    }

    @Test
    void linesAreNumberedAndOnDiskAtOnce() throws IOException {
        Path file = folder.resolve("traffic.jsonl");
        CapturedExchange any = exchange(77, "GET /pets?token=planted", "", 200, "[]");
        try (RecordingWriter writer = RecordingWriter.create(file, REDACTOR)) {
            writer.append(List.of(any));
            assertThat(Files.readString(file))
                    .startsWith("{\"seq\":1,")
                    .endsWith("}\n")
                    .doesNotContain("planted");
            writer.append(List.of(any, any));
            assertThat(Files.readAllLines(file)).hasSize(3);
            assertThat(writer.written()).isEqualTo(3);
        }
        assertThat(all(read(Files.readAllBytes(file))))
                .extracting(CapturedExchange::seq)
                .containsExactly(1L, 2L, 3L);
    }

    private static byte[] packed(String text) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream packing = new GZIPOutputStream(packed)) {
            packing.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return packed.toByteArray();
    }

    @Test
    void compressedRepliesAreRead() throws IOException {
        byte[] packed = packed("{\"id\":1}");
        String hex = HexFormat.of().formatHex(packed);
        String entry = "{'request':{'method':'GET','url':'http://a'},'response':{'status':200,"
                + "'headers':[{'name':'Content-Encoding','value':'gzip'}],'content':{'text':%s}}}";
        String pieces = "\"[\\\"" + hex.substring(0, 20) + "\\\",\\\"" + hex.substring(20) + "\\\"]\"";
        String archive = "{'log':{'entries':[" + entry + "," + entry + "," + entry + "]}}";
        String base64 = Base64.getEncoder().encodeToString(packed);
        List<CapturedExchange> read = all(read(archive.replace('\'', '"')
                .formatted(pieces, '"' + base64 + "\",\"encoding\":\"base64\"", "\"[\\\"1f8b0\\\"]\"")));
        assertThat(read)
                .extracting(each -> each.reply().body().toString())
                .containsExactly("{\"id\":1}", "{\"id\":1}", "[\"1f8b0\"]");
        CapturedExchange line = new CapturedExchange(
                1,
                "",
                new RecordedRequest(
                        "GET",
                        "http://a",
                        List.of(new RecordedHeader("content-encoding", "gzip")),
                        RecordedBody.of(packed)),
                new RecordedReply(
                        200, List.of(new RecordedHeader("content-encoding", "gzip")), RecordedBody.of(packed)),
                0,
                null);
        CapturedExchange plain = all(read(ExampleExchanges.line(line))).get(0);
        assertThat(plain.reply())
                .isEqualTo(new RecordedReply(
                        200, List.of(), RecordedBody.of("{\"id\":1}".getBytes(StandardCharsets.UTF_8))));
        assertThat(plain.request()).isEqualTo(line.request());
    }

    @Test
    void archivesOfBrowsersAreRead() throws IOException {
        String archive = """
                {"log": {"version": "1.2", "pages": [], "entries": [
                  {"startedDateTime": "2026-01-01T00:00:00Z", "time": 12.7,
                   "request": {"method": "POST", "url": "https://a.example/b?c=d", "httpVersion": "h2",
                     "headers": [{"name": ":authority", "value": "a.example"}, {"name": "X-A", "value": "1"}],
                     "postData": {"mimeType": "text/plain", "text": "hello", "params": []}},
                   "response": {"status": 200, "headers": [], "content": {"size": 3, "text": "AAEC", "encoding": "base64"}}},
                  {"request": {"method": "GET", "url": "https://a.example/gone", "headers": []},
                   "response": {"status": 0, "headers": [], "content": {"size": 900}}}]}}
                """;
        List<CapturedExchange> exchanges = all(read(archive));
        assertThat(exchanges).hasSize(2);
        assertThat(exchanges.get(0).durationMs()).isEqualTo(12);
        assertThat(exchanges.get(0).request().headers()).containsExactly(new RecordedHeader("x-a", "1"));
        assertThat(exchanges.get(0).request().body().toString()).isEqualTo("hello");
        assertThat(exchanges.get(0).reply().body().bytes()).containsExactly(0, 1, 2);
        assertThat(exchanges.get(1).fault()).isEqualTo("it has no response");
        assertThat(exchanges.get(1).reply().body().isCut()).isTrue();
    }

    @Test
    void aRequestMayHaveNoReplyAndAFileAByteOrderMark() throws IOException {
        String archive = """
                \ufeff{"log": {"entries": [{"request": {"method": "GET", "url": "https://a.example/b"}}]}}
                """;
        List<CapturedExchange> exchanges = all(read(archive));
        assertThat(exchanges).hasSize(1);
        assertThat(exchanges.get(0).reply().status()).isZero();
        assertThat(exchanges.get(0).fault()).isEqualTo("it has no response");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"log\": {}}",
                "{\"log\": {\"entries\": [{}]}}",
                "{\"log\": {\"entries\": [{\"request\": {}, \"response\": {}}]}}",
                "{\"log\": {\"entries\": [{\"request\": {\"method\": \"GET\"}}]}}",
                "{\"log\": {\"entries\": [{\"request\": ",
                "{\"log\": 3}"
            })
    void rejectsOtherFiles(String archive) {
        assertThatThrownBy(() -> all(read(archive))).isInstanceOf(BadRecording.class);
    }
}
