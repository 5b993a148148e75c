package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.StoredContent;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Sends the file of a recording, or a byte range of it. */
@Component
public final class RecordingDownload {
    private static final int PIECE = 64 * 1024;

    private final Recordings recordings;
    private final ObjectStorage storage;

    RecordingDownload(Recordings recordings, ObjectStorage storage) {
        this.recordings = recordings;
        this.storage = storage;
    }

    /**
     * Writes the file, or a part of it, to the response.
     *
     * @param range the header {@code Range}; null for the whole file
     */
    public void send(
            Caller caller,
            String slug,
            String id,
            @Nullable String range,
            HttpServletRequest request,
            HttpServletResponse response)
            throws IOException {
        StoredRecording stored = recordings.get(caller.organization(), slug, id);
        Recording recording = stored.recording();
        String tag = "\"" + recording.sha256() + "\"";
        response.setHeader(HttpHeaders.ETAG, tag);
        response.setHeader(HttpHeaders.ACCEPT_RANGES, "bytes");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "private, no-cache");
        if (tag.equals(request.getHeader(HttpHeaders.IF_NONE_MATCH))) {
            response.setStatus(HttpStatus.NOT_MODIFIED.value());
            return;
        }
        String condition = request.getHeader(HttpHeaders.IF_RANGE);
        ByteRange part = ByteRange.of(condition == null || condition.equals(tag) ? range : null, recording.size());
        StoredContent content =
                storage.get(stored.key(), part.from()).orElseThrow(() -> new NotFound("file of the recording", id));
        try (InputStream file = content.stream()) {
            response.setContentType(RecordingRouteTexts.LINES);
            response.setContentLengthLong(part.length());
            response.setHeader(
                    "Repr-Digest", ContentDigest.header(HexFormat.of().parseHex(recording.sha256())));
            response.setHeader(
                    HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + recording.id() + ".jsonl\"");
            if (part.length() < recording.size()) {
                response.setStatus(HttpStatus.PARTIAL_CONTENT.value());
                response.setHeader(HttpHeaders.CONTENT_RANGE, part.header(recording.size()));
            }
            if (!request.getMethod().equals("HEAD")) {
                send(file, part.length(), response.getOutputStream());
            }
        }
    }

    private static void send(InputStream file, long length, OutputStream to) throws IOException {
        byte[] buffer = new byte[PIECE];
        long left = length;
        while (left > 0) {
            int read = file.read(buffer, 0, (int) Math.min(buffer.length, left));
            if (read < 0) {
                throw new IOException("the stored file is shorter than it was");
            }
            to.write(buffer, 0, read);
            left -= read;
        }
    }
}
