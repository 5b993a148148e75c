package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;

/** Reads the body of a request that uploads a file or a part of one. */
public record UploadBody(InputStream stream) {
    private static final List<String> TYPES = List.of(
            RecordingRouteTexts.LINES,
            "application/jsonl",
            "application/json",
            "application/har+json",
            "application/octet-stream",
            "application/partial-upload");

    public static UploadBody of(HttpServletRequest request) throws IOException {
        String coding = request.getHeader("Content-Encoding");
        if (coding != null && !coding.strip().equalsIgnoreCase("identity")) {
            throw new ServiceException(
                    ErrorCode.UNSUPPORTED_MEDIA_TYPE,
                    "Send the recording uncompressed, not with the Content-Encoding " + Excerpt.of(coding) + ".");
        }
        String type = String.valueOf(request.getContentType()).replaceFirst(";.*", "");
        if (!TYPES.contains(type.strip().toLowerCase(Locale.ROOT))) {
            throw new ServiceException(
                    ErrorCode.UNSUPPORTED_MEDIA_TYPE,
                    "Send lines of JSON as " + RecordingRouteTexts.LINES + " or a HAR as application/json, not "
                            + Excerpt.of(type) + ".");
        }
        return new UploadBody(request.getInputStream());
    }

    /** Runs work with the body and reports a broken connection as the client's error. */
    public <T> T read(Reading<T> reading) throws IOException {
        ClientStream clientStream = new ClientStream(stream);
        try {
            return reading.of(clientStream);
        } catch (IOException failed) {
            if (clientStream.broken) {
                throw new InvalidRequest("The body is incomplete; send it again, or send it in parts.");
            }
            throw failed;
        }
    }

    /** Reads a body. */
    public interface Reading<T> {
        T of(InputStream content) throws IOException;
    }

    /** Marks read errors as errors of the client. */
    private static final class ClientStream extends java.io.FilterInputStream {
        private boolean broken;

        ClientStream(InputStream source) {
            super(source);
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            try {
                return super.read(into, from, length);
            } catch (IOException failed) {
                broken = true;
                throw failed;
            }
        }
    }
}
