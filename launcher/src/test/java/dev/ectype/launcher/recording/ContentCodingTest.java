package dev.ectype.launcher.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

final class ContentCodingTest {
    private static final byte[] PLAIN = "plain".getBytes(StandardCharsets.UTF_8);

    @Test
    void decodesTheSupportedCodings() throws IOException {
        ByteArrayOutputStream gzip = new ByteArrayOutputStream();
        write(new GZIPOutputStream(gzip), PLAIN);
        ByteArrayOutputStream zlib = new ByteArrayOutputStream();
        write(new DeflaterOutputStream(zlib), PLAIN);
        ByteArrayOutputStream raw = new ByteArrayOutputStream();
        write(new DeflaterOutputStream(raw, new Deflater(9, true)), PLAIN);
        assertThat(ContentCoding.decoded(gzip.toByteArray(), " GZip", 5)).isEqualTo(RecordedBody.of(PLAIN));
        assertThat(ContentCoding.decoded(zlib.toByteArray(), "deflate", 5)).isEqualTo(RecordedBody.of(PLAIN));
        assertThat(ContentCoding.decoded(raw.toByteArray(), "deflate", 5)).isEqualTo(RecordedBody.of(PLAIN));
        assertThat(ContentCoding.decoded(PLAIN, "identity", 5)).isEqualTo(RecordedBody.of(PLAIN));
        assertThat(ContentCoding.decoded(PLAIN, "br", 5)).isNull();
        assertThat(ContentCoding.decoded(PLAIN, "gzip", 5)).isNull();
        assertThat(ContentCoding.decoded(new byte[0], "gzip", 5)).isEqualTo(RecordedBody.NONE);
    }

    @Test
    void limitsTheOutputOfADecompressionBomb() throws IOException {
        ByteArrayOutputStream gzip = new ByteArrayOutputStream();
        write(new GZIPOutputStream(gzip), new byte[50 << 20]);
        RecordedBody body = ContentCoding.decoded(gzip.toByteArray(), "gzip", 1 << 20);
        assertThat(body).isNotNull();
        assertThat(body.isCut()).isTrue();
        assertThat(body.bytes().length).isBetween(1000 << 10, 1 << 20);
    }

    private static void write(OutputStream stream, byte[] bytes) throws IOException {
        try (stream) {
            stream.write(bytes);
        }
    }
}
