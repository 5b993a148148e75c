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

/** Decompresses bodies up to a size limit, in the codings that the JDK supports. */
public final class ContentCoding {
    private static final int PIECE = 8192;

    private ContentCoding() {}

    /**
     * Decompresses a body up to the given number of bytes; returns null if its coding is unknown or its data are
     * invalid.
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
     * Decompresses a body if possible and adapts the headers of the message to it.
     *
     * @param headers the headers of the message, which are changed
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

    /** Reads a bounded body; one byte beyond the limit proves only that there was more. */
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
