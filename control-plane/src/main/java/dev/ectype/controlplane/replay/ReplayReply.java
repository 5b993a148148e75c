package dev.ectype.controlplane.replay;

import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Writes the response to a replay, as lines during the replay or as one object at its end. */
final class ReplayReply {
    static final String LINES = "application/x-ndjson";
    private static final String JSON = "application/json";
    private static final byte[] RESULT = bytes("{\"result\":");
    private static final byte[] REPLAY = bytes("{\"replay\":");
    private static final byte[] RESULTS = bytes(",\"results\":[");

    private final HttpServletResponse response;
    private final JsonMapper json;
    private final boolean lines;

    ReplayReply(HttpServletResponse response, JsonMapper json, @Nullable String accept) {
        this.response = response;
        this.json = json;
        this.lines = accept != null && accept.contains(LINES);
    }

    /** Writes a result immediately if the client requested lines. */
    void write(byte[] line, int length) throws IOException {
        if (lines) {
            OutputStream out = begun();
            wrap(line, length, out);
            out.flush();
        }
    }

    private static void wrap(byte[] line, int length, OutputStream out) throws IOException {
        out.write(RESULT);
        out.write(line, 0, length - 1);
        out.write(bytes("}\n"));
    }

    /** Writes the outcome of a replay, with the results that were not written before. */
    void end(RecordingReplay replay, @Nullable InputStream results) throws IOException {
        OutputStream out = begun();
        byte[] lastLine = json.writeValueAsBytes(replay);
        if (lines) {
            if (results != null) {
                each(results, (line, length) -> wrap(line, length, out));
            }
            out.write(REPLAY);
            out.write(lastLine);
            out.write(bytes("}\n"));
        } else {
            out.write(REPLAY);
            out.write(lastLine);
            out.write(RESULTS);
            if (results != null) {
                boolean[] more = {false};
                each(results, (line, length) -> {
                    out.write(more[0] ? bytes(",") : bytes(""));
                    out.write(line, 0, length - 1);
                    more[0] = true;
                });
            }
            out.write(bytes("]}"));
        }
        out.flush();
    }

    private OutputStream begun() throws IOException {
        if (!response.isCommitted() && response.getContentType() == null) {
            response.setContentType(lines ? LINES : JSON);
            response.setHeader("Cache-Control", "no-store");
            if (lines) {
                // Otherwise nginx buffers the response and passes all lines on at the end.
                response.setHeader("X-Accel-Buffering", "no");
            }
        }
        return response.getOutputStream();
    }

    boolean isLines() {
        return lines;
    }

    private static void each(InputStream results, ReplayRun.Listener line) throws IOException {
        ByteArrayOutputStream one = new ByteArrayOutputStream();
        BufferedInputStream buffered = new BufferedInputStream(results);
        for (int next = buffered.read(); next >= 0; next = buffered.read()) {
            one.write(next);
            if (next == '\n') {
                line.receive(one.toByteArray(), one.size());
                one.reset();
            }
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
