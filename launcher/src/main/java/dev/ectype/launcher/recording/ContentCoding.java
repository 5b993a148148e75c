package dev.ectype.launcher.recording;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/** Undoes the compression of bodies, as far as the platform can, and no further than a bound. */
public final class ContentCoding {
    private static final int PIECE = 8192;

    private ContentCoding() {}

    /**
     * The body as it was before it was compressed, of which no more than so many bytes are made; null if it was
     * compressed in a way that is not known, or is broken.
     */
    public static @Nullable RecordedBody decoded(byte[] body, String encoding, int most) {
        if (body.length == 0) {
            return RecordedBody.NONE;
        }
        String coding = encoding.strip().toLowerCase(Locale.ROOT);
        try {
            if (coding.equals("gzip") || coding.equals("x-gzip")) {
                return bounded(new GZIPInputStream(new ByteArrayInputStream(body)), most);
            }
            if (coding.equals("deflate")) {
                boolean wrapped = (body[0] & 0x0f) == 8;
                return bounded(new InflaterInputStream(new ByteArrayInputStream(body), new Inflater(!wrapped)), most);
            }
        } catch (IOException broken) {
            return null;
        }
        return coding.equals("identity") ? RecordedBody.of(body) : null;
    }

    /**
     * The body without its compression, where that can be undone; the fields then become those of the plain one.
     *
     * @param headers of the message, which are changed
     */
    public static RecordedBody plain(RecordedBody body, List<RecordedHeader> headers, int most) {
        String coding = RecordedHeader.first(headers, "content-encoding");
        RecordedBody plain =
                coding == null || body.isEmpty() || body.isCut() ? null : decoded(body.bytes(), coding, most);
        if (plain == null) {
            return body;
        }
        headers.removeIf(
                each -> each.name().equals("content-encoding") || each.name().equals("content-length"));
        return plain;
    }

    /** One byte more than may be kept says that there was more, not how much. */
    private static RecordedBody bounded(InputStream stream, int most) throws IOException {
        try (stream) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] piece = new byte[PIECE];
            int read = stream.read(piece);
            while (read >= 0 && out.size() + read <= most) {
                out.write(piece, 0, read);
                read = stream.read(piece);
            }
            return read < 0
                    ? RecordedBody.of(out.toByteArray())
                    : RecordedBody.cut(out.toByteArray(), out.size() + (long) read);
        }
    }
}
