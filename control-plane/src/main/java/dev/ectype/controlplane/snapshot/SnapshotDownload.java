package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.storage.StoredContent;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.UUID;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;

/** Writes the contents of snapshots to responses, compressed if the client accepts it. */
@Component
public class SnapshotDownload {
    private static final String GZIP = "gzip";

    private final Snapshots snapshots;

    SnapshotDownload(Snapshots snapshots) {
        this.snapshots = snapshots;
    }

    /**
     * Writes the content of a version.
     *
     * @param accepted the header field {@code Accept-Encoding}; null if there is none
     */
    public void send(UUID organization, Snapshot snapshot, @Nullable String accepted, HttpServletResponse response)
            throws IOException {
        try (StoredContent content = snapshots.content(organization, snapshot)) {
            response.setContentType(MediaType.APPLICATION_JSON_VALUE);
            response.setHeader(HttpHeaders.ETAG, "\"" + snapshot.sha256() + "\"");
            response.setHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING);
            OutputStream out = response.getOutputStream();
            if (accepted != null && accepted.matches("(?i).*\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$)).*")) {
                response.setHeader(HttpHeaders.CONTENT_ENCODING, GZIP);
                response.setContentLengthLong(content.size());
                content.stream().transferTo(out);
            } else {
                response.setContentLengthLong(snapshot.size());
                try (InputStream plain = new GZIPInputStream(content.stream())) {
                    plain.transferTo(out);
                }
            }
        }
    }
}
