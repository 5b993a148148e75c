package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.http.Bytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

final class InflationTest {
    private static final String TEXT = "{\"name\":\"Rex\"}".repeat(2_000);
    private static final byte[] PLAIN = TEXT.getBytes(StandardCharsets.UTF_8);

    private final BodyBuffer into = new BodyBuffer(100_000, new BodyBudget(1_000_000));

    private static byte[] gzip(byte[] plain) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(plain);
        }
        return out.toByteArray();
    }

    private static byte[] deflate(boolean bare) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(6, bare);
        try (DeflaterOutputStream stream = new DeflaterOutputStream(out, deflater)) {
            stream.write(PLAIN);
        }
        deflater.end();
        return out.toByteArray();
    }

    @Test
    void bodiesArriveAsTheyWereBeforeTheyWereCompressed() throws IOException {
        assertThat(Inflation.inflate(Bytes.of(gzip(PLAIN)), "GZip", into)).isNull();
        assertThat(into.view().text()).isEqualTo(TEXT);
        into.clear();
        assertThat(Inflation.inflate(Bytes.of(deflate(false)), "deflate", into)).isNull();
        assertThat(into.view().text()).isEqualTo(TEXT);
        into.clear();
        assertThat(Inflation.inflate(Bytes.of(deflate(true)), "deflate", into)).isNull();
        assertThat(into.view().text()).isEqualTo(TEXT);
    }

    @Test
    void bombsAndBrokenBodiesAreRefused() throws IOException {
        byte[] bomb = gzip(new byte[50_000_000]);
        assertThat(Inflation.inflate(Bytes.of(bomb), "gzip", into)).isEqualTo(Refusal.BODY_TOO_LARGE);
        into.clear();
        byte[] cut = gzip(PLAIN);
        assertThat(Inflation.inflate(new Bytes(cut, 0, cut.length - 9), "gzip", into))
                .isEqualTo(Refusal.COMPRESSION);
        into.clear();
        assertThat(Inflation.inflate(Bytes.utf8("plain"), "gzip", into)).isEqualTo(Refusal.COMPRESSION);
        assertThat(Inflation.isKnown("gzip, gzip")).isFalse();
    }
}
