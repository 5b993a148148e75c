package dev.ectype.runtime.netty.body;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.http.ByteSlice;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class BodyDecompressorTest {
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
        assertThat(BodyDecompressor.inflate(ByteSlice.of(gzip(PLAIN)), "GZip", into))
                .isNull();
        assertThat(into.view().text()).isEqualTo(TEXT);
        into.clear();
        assertThat(BodyDecompressor.inflate(ByteSlice.of(deflate(false)), "deflate", into))
                .isNull();
        assertThat(into.view().text()).isEqualTo(TEXT);
        into.clear();
        assertThat(BodyDecompressor.inflate(ByteSlice.of(deflate(true)), "deflate", into))
                .isNull();
        assertThat(into.view().text()).isEqualTo(TEXT);
    }

    @Test
    void bombsAndBrokenBodiesAreRefused() throws IOException {
        byte[] bomb = gzip(new byte[50_000_000]);
        assertThat(BodyDecompressor.inflate(ByteSlice.of(bomb), "gzip", into)).isEqualTo(RequestRefusal.BODY_TOO_LARGE);
        into.clear();
        byte[] cut = gzip(PLAIN);
        assertThat(BodyDecompressor.inflate(new ByteSlice(cut, 0, cut.length - 9), "gzip", into))
                .isEqualTo(RequestRefusal.COMPRESSION);
        into.clear();
        assertThat(BodyDecompressor.inflate(ByteSlice.utf8("plain"), "gzip", into))
                .isEqualTo(RequestRefusal.COMPRESSION);
        assertThat(BodyDecompressor.isKnown("gzip, gzip")).isFalse();
    }

    private @Nullable RequestRefusal gunzip(byte[]... members) throws IOException {
        into.clear();
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (byte[] member : members) {
            body.write(member);
        }
        return BodyDecompressor.inflate(ByteSlice.of(body.toByteArray()), "gzip", into);
    }

    private static byte[] repeated(byte[] member, int count) {
        byte[] all = new byte[member.length * count];
        for (int index = 0; index < count; index++) {
            System.arraycopy(member, 0, all, index * member.length, member.length);
        }
        return all;
    }

    @Test
    void membersOfAGzipBodyAreJoinedUpToALimit() throws IOException {
        byte[] half = gzip("half".getBytes(StandardCharsets.UTF_8));
        byte[] empty = gzip(new byte[0]);
        assertThat(gunzip(half, empty, half, empty)).isNull();
        assertThat(into.view().text()).isEqualTo("halfhalf");
        assertThat(gunzip(repeated(empty, 1_000))).isNull();
        assertThat(gunzip(repeated(empty, 1_001))).isEqualTo(RequestRefusal.COMPRESSION);
        assertThat(gunzip(repeated(empty, 100_000))).isEqualTo(RequestRefusal.COMPRESSION);
    }

    @Test
    void damagedMembersAreRefused() throws IOException {
        byte[] whole = gzip("whole".getBytes(StandardCharsets.UTF_8));
        for (int at : new int[] {0, 1, 2, 3, 12, whole.length - 8, whole.length - 4}) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 0x60;
            assertThat(gunzip(whole, damaged)).as("byte %s", at).isEqualTo(RequestRefusal.COMPRESSION);
        }
        for (int length = 1; length < whole.length; length++) {
            assertThat(gunzip(whole, Arrays.copyOf(whole, length)))
                    .as("%s bytes", length)
                    .isEqualTo(RequestRefusal.COMPRESSION);
        }
        assertThat(gunzip(whole, new byte[3])).isEqualTo(RequestRefusal.COMPRESSION);
        byte[] behind = Arrays.copyOf(deflate(false), deflate(false).length + 1);
        assertThat(BodyDecompressor.inflate(ByteSlice.of(behind), "deflate", into))
                .isEqualTo(RequestRefusal.COMPRESSION);
    }

    @Test
    void optionalFieldsOfAMemberAreSkipped() throws IOException {
        byte[] plain = gzip("named".getBytes(StandardCharsets.UTF_8));
        ByteArrayOutputStream named = new ByteArrayOutputStream();
        named.write(plain, 0, 10);
        named.writeBytes(new byte[] {3, 0, 'a', 'b', 'c', 'n', 'a', 'm', 'e', 0, 'w', 'h', 'y', 0, 1, 2});
        named.write(plain, 10, plain.length - 10);
        byte[] member = named.toByteArray();
        member[3] = 2 | 4 | 8 | 16;
        assertThat(gunzip(member)).isNull();
        assertThat(into.view().text()).isEqualTo("named");
    }
}
