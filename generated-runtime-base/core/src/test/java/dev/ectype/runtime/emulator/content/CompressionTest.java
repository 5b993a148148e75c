package dev.ectype.runtime.emulator.content;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.TestRequests;
import dev.ectype.runtime.http.ReplyBuffer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

final class CompressionTest {
    private static final String TEXT = "{\"name\":\"Rex\"}".repeat(2_000);

    private static ReplyBuffer replied(String contentType, String text, String accepted) {
        ReplyBuffer reply = new ReplyBuffer();
        reply.header("content-type", contentType).append(text);
        Compression.apply(TestRequests.with("GET", "/pets", "accept-encoding", accepted), reply);
        return reply;
    }

    @Test
    void largeTextsAreCompressedOnRequest() throws IOException {
        ReplyBuffer reply = replied("application/json", TEXT, "br, gzip;q=0.5");
        int size = reply.bodyTo() - reply.bodyFrom();
        assertThat(size).isLessThan(1_000);
        byte[] plain =
                new GZIPInputStream(new ByteArrayInputStream(reply.bodyArray(), reply.bodyFrom(), size)).readAllBytes();
        assertThat(new String(plain, StandardCharsets.UTF_8)).isEqualTo(TEXT);
        assertThat(reply.headerAt(1).value()).isEqualTo("gzip");
    }

    @Test
    void otherContentStaysUncompressed() {
        assertThat(replied("application/json", "{}", "gzip").headerCount()).isEqualTo(1);
        assertThat(replied("image/png", TEXT, "gzip").headerCount()).isEqualTo(1);
        assertThat(replied("application/json", TEXT, "gzip;q=0").headerCount()).isEqualTo(1);
        assertThat(replied("application/json", TEXT, "br").headerCount()).isEqualTo(1);
    }
}
